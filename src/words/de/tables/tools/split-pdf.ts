export default {
  'Split PDF': 'PDF aufteilen',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Ein PDF in mehrere aufteilen: nach Seitenbereichen, alle paar Seiten, nach Lesezeichen oder nach Größe.',
  separate: 'pdf teilen | einzelne seiten',
  divide: 'pdf trennen | pdf zerschneiden',
  'cut pdf': 'pdf aufteilen | pdf schneiden',
  'break up': 'pdf splitten | jede seite einzeln',
  'one file per page': 'pdf zerlegen | pdf in mehrere dateien',
  chop: 'pdf auseinandernehmen | pdf split',
  burst: 'seiten trennen',
  'Split by': 'Aufteilen nach',
  'Number of pages': 'Anzahl der Seiten',
  'Page ranges': 'Seitenbereichen',
  Bookmarks: 'Lesezeichen',
  'File size': 'Dateigröße',
  'Pages in each file': 'Seiten pro Datei',
  Ranges: 'Bereiche',
  'One file for each, for example 1-3, 4-6, 7-.': 'Eine Datei pro Bereich, zum Beispiel 1-3, 4-6, 7-.',
  'Bookmark level': 'Ebene der Lesezeichen',
  '1 for the main chapters, 2 to include the level below.': '1 für die Hauptkapitel, 2 auch für die Ebene darunter.',
  'What is in each file?': 'Was ist in jeder Datei?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'Die Seiten mit allem, was dazugehört: Links zwischen ihnen, Formularfelder, Kommentare, Tags, Ebenen, Seitenbezeichnungen und die Lesezeichen, die zu ihnen führen. Von den anderen Seiten ist nichts in der Datei. An das Dokument angehängte Dateien, Artikel, die auf anderen Seiten weitergehen, Daten, die Programme für sich selbst ablegen, XFA-Formulare und digitale Signaturen werden entfernt.',
  'How are the files named?': 'Wie heißen die Dateien?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Wie deine Datei, mit einer Nummer und, wenn du nach Lesezeichen aufteilst, mit dem Titel des Lesezeichens. Mehrere Dateien werden als eine ZIP-Datei gespeichert.',
  'How does splitting by size work?': 'Wie funktioniert das Aufteilen nach Größe?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Jede Datei bekommt so viele Seiten, wie hineinpassen. Ist eine einzelne Seite schon zu groß, bekommt sie eine eigene Datei, und das steht dann beim Ergebnis. Seiten werden dafür nicht komprimiert.',
  'How do I specify ranges?': 'Wie gebe ich Bereiche an?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Zum Beispiel 1-3, 4-6, 7-: Jeder Bereich wird zu einer Datei. 7- geht bis zur letzten Seite.',
} satisfies TableWords<'tools/split-pdf'>;
