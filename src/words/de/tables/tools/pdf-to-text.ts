export default {
  'PDF to text': 'PDF in Text umwandeln',
  'Save the text of a PDF as a plain text file.': 'Den Text eines PDFs als einfache Textdatei speichern.',
  'Extract text': 'Text extrahieren',
  'copy text': 'text aus pdf | txt | pdf in textdatei',
  'get text from pdf': 'text kopieren | pdf zu text | nur text',
  'extract text': 'pdf text kopieren | pdf text auslesen',
  txt: 'text extrahieren | text aus pdf kopieren',
  'pdf to txt': 'pdf in txt | pdf to text',
  'In which order is the text?': 'In welcher Reihenfolge steht der Text?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Zeile für Zeile, in der Reihenfolge, in der die Datei ihn speichert, mit einer leeren Zeile zwischen den Seiten. Spalten und Tabellen kommen vielleicht anders heraus, als sie aussehen: Ein PDF speichert, wo jeder Buchstabe steht, nicht, wie der Text läuft.',
  'Are form fields and comments included?': 'Sind Formularfelder und Kommentare dabei?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Ja, wenn du sie auf der Seite siehst: Formularwerte und Textfelder. Der Text, der in einer Notiz aufklappt, ist nicht dabei.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Sie sind Bilder, und beim Ergebnis steht, welche Seiten es sind. „Scan durchsuchbar machen (OCR)“ liest ihren Text und speichert ihn oder macht das PDF durchsuchbar.',
  'Why are some letters wrong?': 'Warum sind manche Buchstaben falsch?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Manche Dateien geben nicht an, welche Buchstaben ihre Schriften zeigen. Text, den du in einem PDF-Reader aus so einer Datei kopierst, ist genauso falsch.',
} satisfies TableWords<'tools/pdf-to-text'>;
