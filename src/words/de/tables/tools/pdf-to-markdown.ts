export default {
  'PDF to Markdown': 'PDF in Markdown umwandeln',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Mach aus einem PDF Markdown, HTML oder ein Word-Dokument, mit Überschriften, Listen, Tabellen, Links, Fußnoten und Bildern.',
  'pdf to md': 'pdf in md | pdf struktur',
  markdown: 'pdf in markdown | pdf to markdown',
  'pdf to html': 'markdown',
  'pdf to web page': 'pdf in html',
  'pdf for chatgpt': 'pdf in webseite',
  'pdf for ai': 'pdf für chatgpt',
  'reading order': 'pdf für ki',
  'extract tables': 'lesereihenfolge',
  'pdf table to text': 'tabellen extrahieren',
  reflow: 'tabelle aus pdf',
  'pdf for llm': 'pdf für llm',
  HTML: 'HTML',
  'Word document': 'Word-Dokument',
  'How are headings and tables found?': 'Wie werden Überschriften und Tabellen gefunden?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Manche PDFs enthalten Tags für Screenreader. Dann geben die Tags an, was eine Überschrift, eine Liste oder eine Tabelle ist und in welcher Reihenfolge gelesen wird. Andere PDFs werden nach ihrem Aussehen gelesen: Leerraum trennt Spalten, große oder fette Schrift steht für Überschriften, und Linien oder ausgerichteter Text ergeben Tabellen. Beim Ergebnis steht, welcher Weg es war.',
  'Can it get things wrong?': 'Können dabei Fehler passieren?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Ja, am ehesten bei PDFs ohne Tags: Tabellen ohne Linien, verbundene Zellen, Text um Bilder und Formeln. Vergleiche das Ergebnis mit den Seiten, bevor du es verwendest.',
  'What is missing from the result?': 'Was fehlt im Ergebnis?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Seitenzahlen, Zeilen, die sich oben oder unten auf den Seiten wiederholen, Zeichnungen, Farben und Schriften. Ausgefüllte Formularfelder und Textfelder sind dabei.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown und HTML verweisen auf Bilddateien, die du neben dem Text bekommst. Speichere alles als ZIP und entpacke es in einen Ordner, dann zeigt der Text seine Bilder. Ein Word-Dokument enthält seine Bilder.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Eine gescannte Seite ist ein Bild ohne Text, deshalb fehlt sie im Ergebnis; diese Seiten werden dort aufgelistet. Lies sie mit „Scan durchsuchbar machen (OCR)“ ein, das auch Markdown speichern kann.',
  'What does “text that you cannot see” mean?': 'Was bedeutet „Text, den du nicht siehst“?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Text, der unsichtbar, winzig oder weiß auf weiß ist. Er gehört zum PDF und steht deshalb auch im Ergebnis, und Programme wie Chatbots lesen ihn. Beim Ergebnis steht, auf welchen Seiten es solchen Text gibt.',
} satisfies TableWords<'tools/pdf-to-markdown'>;
