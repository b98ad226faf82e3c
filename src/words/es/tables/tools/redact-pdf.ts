export default {
  'Redact PDF': 'Censurar PDF',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'Tacha palabras y zonas de un PDF y elimina del archivo para siempre lo que hay debajo.',
  Redact: 'Censurar',
  blackout: 'tachar pdf | nómina',
  'hide text': 'ocultar texto | número de cuenta',
  'remove text': 'quitar texto',
  'remove name': 'quitar nombre',
  'cover text': 'tapar texto',
  'white out': 'censurar pdf',
  'remove email': 'borrar texto de pdf',
  'remove phone number': 'quitar correo',
  'personal data': 'quitar teléfono',
  pii: 'datos personales',
  'blank out': 'lopd',
  'remove iban': 'tachar',
  'remove account number': 'anonimizar pdf',
  'blank out words': 'quitar iban',
  payslip: 'quitar número de cuenta',
  'account number': 'tachar palabras',
  'Words to remove': 'Qué palabras eliminar',
  'Every occurrence, however it is written. Separate several with semicolons.':
    'Todas las veces que aparecen, se escriban como se escriban. Separa varias con punto y coma.',
  'Ann Smith; 030 1234': 'Ana García; 600 123 456',
  'Email addresses': 'Direcciones de correo',
  'Phone numbers': 'Números de teléfono',
  IBANs: 'IBAN',
  'International account numbers, such as DE89 3704…': 'Números de cuenta internacionales, como ES91 2100…',
  'Card numbers': 'Números de tarjeta',
  'Dates of birth': 'Fechas de nacimiento',
  'Dates next to words such as “born” or “date of birth”.':
    'Fechas junto a palabras como “nacido” o “fecha de nacimiento”.',
  'National ID numbers': 'Números de identidad',
  'Social security, tax and identity numbers of 22 countries.':
    'Números de la seguridad social, fiscales y de identidad de 22 países.',
  'Pattern (regular expression)': 'Patrón (expresión regular)',
  'Keep these': 'Qué no tachar',
  'Box colour': 'Color del recuadro',
  'Is it really removed?': '¿Se elimina de verdad?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    'Sí. Las letras bajo una zona se quitan del contenido de la página, las imágenes pierden ahí los píxeles, las líneas y formas se cortan en sus bordes, y los comentarios, enlaces y campos de formulario se quitan con sus valores. Después, cada resultado se comprueba con otro programa, PDFium: si aún encuentra una letra bajo una zona, la página entera se convierte en una imagen.',
  'What else is removed?': '¿Qué más se elimina?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    'Todo lo que aún podría contener las palabras: título y autor, XMP, miniaturas de página, scripts, archivos adjuntos, plantillas de página ocultas, textos alternativos de estas páginas, versiones anteriores del archivo, contenido que nunca se muestra y cada palabra de un marcador que estaba bajo una zona.',
  'When is a page turned into an image?': '¿Cuándo se convierte una página en imagen?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    'Cuando algo en ella no se puede quitar solo en parte: patrones que nunca se ven enteros fuera de la zona, máscaras suaves que entran en ella o fuentes que no dicen a qué letras corresponden sus códigos. Esa página pierde su texto buscable, y el resultado indica cuál es. Las demás siguen siendo texto.',
  'Can it miss something?': '¿Puede escapársele algo?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    'La búsqueda elimina palabras que son texto. Las páginas del resultado que tienen imágenes o dibujos se leen con OCR, hasta {0} de ellas, y se indican las palabras que aún se pueden leer: dibuja zonas encima. El OCR puede leer mal una palabra, y entonces se le escapa. Si una página es un escaneo, también puedes usar antes Reconocer texto de un PDF (OCR): así se encontrarán las palabras que lea. Los datos personales se encuentran por su forma y sus dígitos de control: un número escrito de forma rara puede escaparse, y uno que solo parece un dato personal puede aparecer. Pulsa una coincidencia en la página para conservarla. Escribe las palabras como en un teclado: se encuentran en mayúsculas y minúsculas, con cualquier tipo de guion, apóstrofo o cifra, con acentos y ligaduras, aunque las corte un final de línea o de página, en páginas giradas y en comentarios y campos de formulario. Una palabra partida que quizá sea una sola no se quita, y el resultado la indica. Si una palabra eliminada sigue en otra parte del archivo, como en un marcador, el nombre de una capa o un enlace, el resultado indica dónde. También indica en qué páginas el archivo no dice qué letras son, y ahí pueden escaparse palabras. Revisa el resultado antes de compartirlo.',
} satisfies TableWords<'tools/redact-pdf'>;
