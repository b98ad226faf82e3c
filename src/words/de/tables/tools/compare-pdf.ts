export default {
  'Compare PDF': 'PDF vergleichen',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Sieh Seite für Seite, was sich zwischen zwei PDF-Dateien geändert hat: neue und entfernte Wörter und wo Seiten anders aussehen.',
  Compare: 'Vergleichen',
  diff: 'pdf vergleich | pdf diff | zwei pdfs vergleichen',
  differences: 'unterschiede | was hat sich geändert | versionen vergleichen',
  'what changed': 'unterschied finden | änderungen finden | pdf gegenüberstellen',
  'compare documents': 'diff | dokumente vergleichen | verträge vergleichen',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Sie werden als Bilder verglichen, und beim Ergebnis steht, welche Seiten es sind. „Scan durchsuchbar machen (OCR)“ kann vorher Text darüberlegen, aber ein falsch gelesenes Wort erscheint dann als Änderung.',
  'What do I get?': 'Was bekomme ich?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Einen Bericht über alle Seiten, die sich unterscheiden: welche Wörter entfernt wurden oder dazukamen und wie viel von der Seite anders aussieht. Seiten, die anders aussehen, werden blass gezeigt, die Unterschiede in Rot. Du kannst alles speichern.',
  'What if pages were added or removed?': 'Und wenn Seiten hinzugefügt oder entfernt wurden?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Seiten mit gleichem Text werden miteinander verglichen, auch wenn sie verschoben wurden; die anderen der Reihe nach. Der Bericht nennt Seiten, die nur in einer der Dateien vorkommen.',
  'Which file is which?': 'Welche Datei ist welche?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'Die erste Datei der Liste ist die ältere Version, die zweite die neuere. Ändere die Reihenfolge, um sie zu tauschen.',
} satisfies TableWords<'tools/compare-pdf'>;
