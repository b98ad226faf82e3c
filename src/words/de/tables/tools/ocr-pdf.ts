export default {
  'Make a scan searchable (OCR)': 'Scan durchsuchbar machen (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Mach ein gescanntes PDF durchsuchbar: Sein Text lässt sich suchen und kopieren, und die Seiten sehen aus wie vorher.',
  'Read pages': 'Seiten lesen',
  searchable: 'durchsuchbar',
  'ocr pdf': 'pdf ocr | scan in text | ocr deutsch',
  'searchable pdf': 'pdf durchsuchbar machen | text aus scan kopieren | eingescanntes dokument',
  'read scan': 'scan lesen | pdf text erkennen',
  'scanned pdf to text': 'gescanntes pdf | scan bearbeitbar machen',
  'copy text from scan': 'texterkennung pdf | durchsuchbares pdf',
  'Searchable PDF': 'Durchsuchbares PDF',
  'Also read pages that already have text': 'Auch Seiten lesen, die schon Text haben',
  'Do the pages change?': 'Ändern sich die Seiten?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'Nein, sie sehen aus wie vorher, und ihre Bilder bleiben Byte für Byte, wie sie sind. Darüber liegt unsichtbarer Text, den du suchen und kopieren kannst.',
  'Which pages are read?': 'Welche Seiten werden gelesen?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Seiten mit weniger als {0} Buchstaben Text, etwa ein Scan mit Seitenzahl. Seiten mit mehr Text werden ausgelassen, und beim Ergebnis steht, welche. Du kannst sie auch mitlesen lassen. Seiten, die quer liegen oder auf dem Kopf stehen, werden gelesen, als stünden sie aufrecht.',
  'How long does it take?': 'Wie lange dauert es?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Das hängt von deinem Gerät ab, von der Textmenge pro Seite und von der Zahl der Sprachen.',
  'Can it make mistakes?': 'Kann die Texterkennung Fehler machen?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Ja, vor allem bei kleiner, blasser oder unscharfer Schrift. Vergleiche Namen und Zahlen, auf die es ankommt, mit dem Bild.',
} satisfies TableWords<'tools/ocr-pdf'>;
