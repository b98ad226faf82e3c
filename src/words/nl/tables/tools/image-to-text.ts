export default {
  'Image to text (OCR)': 'Afbeelding naar tekst (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Lees de tekst in een foto, scan of schermafbeelding, in 12 talen.',
  'Read text': 'Tekst herkennen',
  'What can be read?': 'Wat kan er worden gelezen?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Gedrukte tekst. Handschrift en heel kleine letters worden minder goed gelezen.',
  'What if the text is in several languages?': 'En als de tekst in meerdere talen is?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Kies er hoogstens drie. Het programma probeert bij elke regel alle talen, dus het duurt langer, en er komen meer fouten in als een van de talen niet in de tekst voorkomt.',
  'What is in the JSON?': 'Wat staat er in de JSON?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Blokken, alinea’s, regels en woorden, elk woord met zijn plek in de afbeelding in pixels en hoe zeker het programma ervan is. De opbouw is die van hOCR.',
  'photo to text': 'foto naar tekst | afbeelding omzetten naar tekst | schermafbeelding tekst',
  'extract text from image': 'tekst uit foto halen | tekst van foto kopieren',
  'picture to text': 'tekst uit afbeelding | tekst lezen uit foto',
  'picture to words': 'tekst uit afbeelding kopiëren | foto omzetten naar tekst',
  'copy text from image': 'plaatje naar tekst | image to text',
  'read screenshot': 'screenshot naar tekst | tekst overnemen van foto',
} satisfies TableWords<'tools/image-to-text'>;
