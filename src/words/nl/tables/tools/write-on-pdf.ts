export default {
  'Write on PDF': 'Op PDF schrijven',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Zet tekst, vinkjes, kruisjes, datums, lijnen, markeringen en tekeningen overal op de pagina’s van een PDF.',
  Write: 'Schrijven',
  written: 'beschreven',
  'What you write becomes': 'Wat je schrijft, wordt',
  'Part of the page': 'Deel van de pagina',
  Annotations: 'Een opmerking',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Opmerkingen kun je in PDF-lezers verplaatsen en wissen. Niet elk programma drukt ze af.',
  'Can I change the text that is in the file?': 'Kan ik de tekst wijzigen die in het bestand staat?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'Nee. Je kunt alleen iets aan een pagina toevoegen. Wil je tekst wijzigen, open het bestand dan in LibreOffice Draw. Wil je tekst voorgoed verwijderen, gebruik dan ‘PDF zwartlakken’.',
  'Can I fill in a form that has no fields?': 'Kan ik een formulier zonder velden invullen?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Ja, daar is deze tool voor: kies ‘Tekst’ en klik of tik waar je wilt schrijven. Heeft een formulier velden, dan gaat het sneller met ‘PDF-formulier invullen’, dat zich aan de velden houdt.',
  'Part of the page, or annotations?': 'Deel van de pagina, of een opmerking?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'Wat deel van de pagina wordt, ziet er overal hetzelfde uit en blijft waar het is. Opmerkingen kun je in PDF-lezers verplaatsen, wijzigen en wissen, en dat kunnen anderen ook.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Bevat een tekst andere letters, dan zie je welke, en verandert er niets.',
  'Can I do it without a mouse?': 'Kan ik het zonder muis doen?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Ja. Kies met het toetsenbord een knop als ‘Tekst’ of ‘Vinkje’, en het verschijnt midden op de pagina. Verplaats het met de pijltoetsen, wijzig het formaat met Shift en de pijltoetsen, en verwijder het met Delete. Alleen voor tekenen uit de vrije hand heb je een muis, pen of vinger nodig.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Niets. Tekst, bladwijzers, links, formulieren en tags blijven. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  'add text to pdf': 'tekst toevoegen aan pdf | in pdf tekenen',
  'type on pdf': 'typen in pdf | highlighten pdf',
  'annotate pdf': 'in pdf schrijven | doorstrepen',
  'highlight pdf': 'tekst op pdf | pdf beschrijven',
  'draw on pdf': 'pdf markeren | formulier zonder velden invullen',
  'tick box': 'annoteren | tekst in pdf zetten',
  'cross out': 'opmerkingen toevoegen pdf',
  'add date': 'tekenen op pdf',
  'fill in flat form': 'vinkje zetten',
  typewriter: 'kruisje zetten',
  comment: 'hokje aankruisen',
  'mark up': 'datum toevoegen pdf',
} satisfies TableWords<'tools/write-on-pdf'>;
