export default {
  'Image to text (OCR)': 'Imagen a texto (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Lee el texto de una foto, un escaneo o una captura de pantalla, en 12 idiomas.',
  'Read text': 'Leer texto',
  'photo to text': 'foto a texto | ocr | jpg a texto',
  'extract text from image': 'extraer texto de imagen | sacar texto de una foto',
  'picture to text': 'imagen a texto | convertir foto en texto',
  'picture to words': 'pasar imagen a texto | texto de captura',
  'copy text from image': 'copiar texto de imagen | reconocer texto de imagen',
  'read screenshot': 'leer captura de pantalla | leer texto de foto',
  'What can be read?': '¿Qué se puede leer?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Texto impreso. La letra manuscrita y las letras muy pequeñas no se leen bien.',
  'What if the text is in several languages?': '¿Y si el texto está en varios idiomas?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Elige hasta tres. El programa prueba cada uno en cada línea, así que tarda más, y comete más errores si uno de los idiomas no está en el texto.',
  'What is in the JSON?': '¿Qué hay en el JSON?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Bloques, párrafos, líneas y palabras, cada palabra con su posición en la imagen, en píxeles, y con qué seguridad la leyó el programa. La estructura es la de hOCR.',
} satisfies TableWords<'tools/image-to-text'>;
