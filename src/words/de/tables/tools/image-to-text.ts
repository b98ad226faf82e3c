export default {
  'Image to text (OCR)': 'Text aus Bild lesen (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Den Text in einem Foto, Scan oder Screenshot lesen, in 12 Sprachen.',
  'Read text': 'Text lesen',
  'photo to text': 'text aus bild | text aus bild kopieren | text auslesen',
  'extract text from image': 'text aus foto | schrift erkennen',
  'picture to text': 'foto in text | bild zu text',
  'picture to words': 'bild in text | ocr online',
  'copy text from image': 'texterkennung | text scannen',
  'read screenshot': 'text aus screenshot | foto abtippen',
  'What can be read?': 'Was lässt sich lesen?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Gedruckter Text. Handschrift und sehr kleine Buchstaben werden schlecht erkannt.',
  'What if the text is in several languages?': 'Und wenn der Text mehrere Sprachen enthält?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Wähle bis zu drei. Das Programm probiert für jede Zeile alle aus. Das dauert länger und macht mehr Fehler, wenn eine der Sprachen gar nicht vorkommt.',
  'What is in the JSON?': 'Was steht in der JSON-Datei?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Blöcke, Absätze, Zeilen und Wörter, jedes Wort mit seiner Position im Bild in Pixeln und der Angabe, wie sicher sich das Programm ist. Der Aufbau entspricht hOCR.',
} satisfies TableWords<'tools/image-to-text'>;
