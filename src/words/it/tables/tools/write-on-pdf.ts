export default {
  'Write on PDF': 'Scrivi su PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Metti testo, spunte, crocette, date, linee, evidenziazioni e disegni in qualsiasi punto delle pagine di un PDF.',
  Write: 'Scrivi',
  written: 'scritto',
  'What you write becomes': 'Ciò che scrivi diventa',
  'Part of the page': 'Parte della pagina',
  Annotations: 'Commenti',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Nei lettori PDF i commenti si possono spostare ed eliminare. Non tutti i programmi li stampano.',
  'Can I change the text that is in the file?': 'Posso cambiare il testo che c’è nel file?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'No. A una pagina puoi solo aggiungere qualcosa. Per cambiare il testo, apri il file in LibreOffice Draw. Per rimuovere testo per sempre, usa “Oscura PDF”.',
  'Can I fill in a form that has no fields?': 'Posso compilare un modulo che non ha campi?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Sì, questo strumento serve proprio a questo: scegli “Testo” e premi dove vuoi scrivere. Se un modulo ha dei campi, si fa prima con “Compila modulo PDF”, che li segue.',
  'Part of the page, or annotations?': 'Parte della pagina, o commenti?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'Ciò che diventa parte della pagina appare uguale ovunque e resta dov’è. I commenti si possono spostare, cambiare ed eliminare nei lettori PDF, da parte tua o di altri.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Se un testo ha altri caratteri, ti diciamo quali, e nulla viene cambiato.',
  'Can I do it without a mouse?': 'Posso farlo senza mouse?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Sì. Premi con la tastiera un pulsante come “Testo” o “Spunta”, e l’elemento compare al centro della pagina. Le frecce lo spostano, con Maiusc lo ridimensionano, e Canc lo rimuove. Solo il disegno a mano libera richiede un mouse, una penna o un dito.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Niente. Testo, segnalibri, link, moduli e tag restano. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  'add text to pdf': 'scrivere su pdf | aggiungere data',
  'type on pdf': 'aggiungere testo a pdf | sottolineare pdf',
  'annotate pdf': 'scrivere in un pdf | compilare pdf non compilabile',
  'highlight pdf': 'inserire testo in pdf | appunti su pdf',
  'draw on pdf': 'annotare pdf | macchina da scrivere',
  'tick box': 'evidenziare pdf',
  'cross out': 'evidenziare testo',
  'add date': 'disegnare su pdf',
  'fill in flat form': 'commentare pdf',
  typewriter: 'barrare casella',
  comment: 'spuntare casella',
  'mark up': 'mettere crocetta',
} satisfies TableWords<'tools/write-on-pdf'>;
