export default {
  'Edit PDF metadata': 'PDF-metadata bewerken',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Bekijk en wijzig titel, auteur, onderwerp, trefwoorden, taal en datums van een PDF.',
  'Save changes': 'Wijzigingen opslaan',
  'Where is this metadata stored?': 'Waar staat deze metadata?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Een PDF bewaart die op twee plekken: in de documentinformatie en in de XMP-gegevens. Veel programma’s wijzigen er maar één, en dan tonen PDF-lezers soms de ene, soms de andere. Deze tool schrijft op beide plekken hetzelfde.',
  'What happens to a field that I don’t change?': 'Wat gebeurt er met een veld dat ik niet wijzig?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Dat blijft in elk bestand zoals het is. Een veld dat je leegmaakt, wordt verwijderd. Heb je meerdere bestanden, dan gelden je wijzigingen voor allemaal.',
  'Is the old metadata still in the file?': 'Zit de oude metadata nog in het bestand?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nee. Het bestand wordt opnieuw geschreven met alleen wat nog wordt gebruikt, dus eerdere versies zijn weg, met hun metadata. Pagina’s, links, formulieren, bladwijzers en tags blijven. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  'What is the language for?': 'Waar is de taal voor?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Schermlezers hebben die nodig om de tekst uit te spreken. Vul een code in: nl, en, pt-BR. Samen met ‘Titel tonen, niet de bestandsnaam’ is dit een van de eerste dingen waar een toegankelijkheidscontrole naar vraagt.',
  'pdf properties': 'pdf eigenschappen | trefwoorden pdf | documenteigenschappen pdf | pdf taal instellen',
  'pdf title': 'pdf titel wijzigen | pdf metadata wijzigen | naam van auteur wijzigen',
  author: 'auteur pdf | pdf info aanpassen | pdf metadata',
  keywords: 'auteur wijzigen pdf | pdf titel | metadata bewerken',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
