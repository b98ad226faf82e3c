export default {
  'PDF to text': 'PDF a texto',
  'Save the text of a PDF as a plain text file.': 'Guarda el texto de un PDF como archivo de texto sin formato.',
  'Extract text': 'Extraer texto',
  'copy text': 'copiar texto | copiar texto de pdf | pdf to text',
  'get text from pdf': 'sacar texto de pdf | extraer texto de pdf | obtener texto pdf',
  'extract text': 'extraer texto | pasar pdf a texto',
  txt: 'txt | convertir pdf a texto',
  'pdf to txt': 'pdf a txt | texto de pdf',
  'In which order is the text?': '¿En qué orden va el texto?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Línea por línea, en el orden en que lo guarda el archivo, con una línea vacía entre páginas. Las columnas y las tablas pueden quedar distintas de como se ven: un PDF guarda dónde está cada letra, no cómo fluye el texto.',
  'Are form fields and comments included?': '¿Se incluyen los campos de formulario y los comentarios?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Sí, si los ves en la página: valores de formulario y cuadros de texto. El texto de la ventana emergente de una nota no se incluye.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Son imágenes, y el resultado indica qué páginas son. Reconocer texto de un PDF (OCR) lee su texto y lo guarda, o hace que se pueda buscar en el PDF.',
  'Why are some letters wrong?': '¿Por qué están mal algunas letras?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Algunos archivos no dicen qué letras muestran sus fuentes. Si copias texto de un archivo así en un lector de PDF, sale mal de la misma manera.',
} satisfies TableWords<'tools/pdf-to-text'>;
