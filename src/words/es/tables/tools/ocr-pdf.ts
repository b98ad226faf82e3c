export default {
  'Make a scan searchable (OCR)': 'Reconocer texto de un PDF (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Haz que se pueda buscar en un PDF escaneado: su texto se puede encontrar y copiar, y sus páginas se ven igual.',
  'Read pages': 'Leer páginas',
  searchable: 'buscable',
  'ocr pdf': 'ocr pdf | copiar texto de escaneo | escaneo a texto',
  'searchable pdf': 'pdf con texto buscable | hacer buscable pdf | ocr online',
  'read scan': 'pdf buscable | reconocer texto pdf | hacer ocr',
  'scanned pdf to text': 'leer escaneo | pdf escaneado editable',
  'copy text from scan': 'pdf escaneado a texto | buscar en pdf escaneado',
  'Searchable PDF': 'PDF con texto buscable',
  'Also read pages that already have text': 'Leer también páginas con texto',
  'Do the pages change?': '¿Cambian las páginas?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'No, se ven igual, y sus imágenes quedan como están, byte a byte. Encima se pone texto invisible, para que puedas buscarlo y copiarlo.',
  'Which pages are read?': '¿Qué páginas se leen?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Las que tienen menos de {0} letras de texto, como un escaneo con número de página. Las que tienen más se saltan, y el resultado indica cuáles. Puedes elegir que también se lean. Las páginas de lado o boca abajo se leen como si estuvieran derechas.',
  'How long does it take?': '¿Cuánto tarda?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Depende de tu dispositivo, de cuánto texto haya en cada página y de cuántos idiomas elijas.',
  'Can it make mistakes?': '¿Puede equivocarse?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Sí, sobre todo con letra impresa pequeña, tenue o borrosa. Comprueba en la imagen los nombres y números que importen.',
} satisfies TableWords<'tools/ocr-pdf'>;
