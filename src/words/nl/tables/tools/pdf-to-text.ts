export default {
  'PDF to text': 'PDF naar tekst',
  'Save the text of a PDF as a plain text file.': 'Sla de tekst van een PDF op als gewoon tekstbestand.',
  'Extract text': 'Tekst extraheren',
  'In which order is the text?': 'In welke volgorde staat de tekst?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Regel voor regel, in de volgorde waarin die in het bestand staat, met een lege regel tussen pagina’s. Kolommen en tabellen kunnen er anders uitkomen dan ze eruitzien: een PDF bewaart waar elke letter staat, niet hoe de tekst loopt.',
  'Are form fields and comments included?': 'Zitten formuliervelden en opmerkingen erbij?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Ja, als je ze op de pagina kunt zien: formulierwaarden en tekstvakken. De tekst in het venstertje van een notitie zit er niet bij.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Dat zijn afbeeldingen, en bij het resultaat staat welke pagina’s het zijn. ‘Scan doorzoekbaar maken (OCR)’ leest de tekst erin, en slaat die op of maakt de PDF doorzoekbaar.',
  'Why are some letters wrong?': 'Waarom kloppen sommige letters niet?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'In sommige bestanden staat niet voor welke letters de tekens van een lettertype staan. Kopieer je in een PDF-lezer tekst uit zo’n bestand, dan klopt die evenmin.',
  'copy text': 'tekst uit pdf halen | tekst kopieren uit pdf | platte tekst uit pdf',
  'get text from pdf': 'tekst uit pdf kopiëren | pdf tekst opslaan | pdf uitlezen',
  'extract text': 'pdf naar txt | txt',
  txt: 'pdf omzetten naar tekst | pdf converteren naar tekst',
  'pdf to txt': 'tekst extraheren | pdf als tekst',
} satisfies TableWords<'tools/pdf-to-text'>;
