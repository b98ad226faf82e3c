export default {
  'Image to text (OCR)': 'Image en texte (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Lisez le texte d’une photo, d’une numérisation ou d’une capture d’écran, en 12 langues.',
  'Read text': 'Lire le texte',
  'photo to text': 'image en texte | reconnaissance de texte | texte d’une photo',
  'extract text from image': 'photo en texte | ocr',
  'picture to text': 'extraire texte image | scanner texte',
  'picture to words': 'extraire le texte d’une image | lire capture d’écran',
  'copy text from image': 'copier texte image | convertir image en texte',
  'read screenshot': 'copier le texte d’une photo | jpg en texte',
  'What can be read?': 'Qu’est-ce qui peut être lu ?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Le texte imprimé. L’écriture manuscrite et les très petites lettres se lisent mal.',
  'What if the text is in several languages?': 'Et si le texte est en plusieurs langues ?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Choisissez-en jusqu’à trois. Le programme essaie chacune sur chaque ligne : c’est donc plus long, et il fait plus d’erreurs si l’une d’elles n’est pas dans le texte.',
  'What is in the JSON?': 'Que contient le JSON ?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Des blocs, des paragraphes, des lignes et des mots, chaque mot avec sa place dans l’image en pixels et le degré de certitude du programme. La structure est celle du hOCR.',
} satisfies TableWords<'tools/image-to-text'>;
