export default {
  'PDF to Markdown': 'PDF a Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Convierte un PDF en Markdown, HTML o un documento de Word, con sus títulos, listas, tablas, enlaces, notas e imágenes.',
  'pdf to md': 'pdf a md | convertir pdf a markdown',
  markdown: 'markdown | pdf to markdown',
  'pdf to html': 'pdf a html | pdf a web',
  'pdf to web page': 'pdf a página web',
  'pdf for chatgpt': 'pdf para chatgpt',
  'pdf for ai': 'pdf para ia',
  'reading order': 'orden de lectura',
  'extract tables': 'extraer tablas',
  'pdf table to text': 'tabla de pdf a texto',
  reflow: 'reflow',
  'pdf for llm': 'pdf para llm',
  HTML: 'HTML',
  'Word document': 'Documento de Word',
  'How are headings and tables found?': '¿Cómo se encuentran los títulos y las tablas?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Algunos PDF contienen etiquetas, que usan los lectores de pantalla. En ese caso, las etiquetas indican qué es un título, una lista o una tabla, y en qué orden se lee. Los demás PDF se leen por su disposición: el espacio en blanco separa columnas, las letras grandes o en negrita marcan títulos, y las líneas o el texto alineado forman tablas. El resultado indica qué método se usó.',
  'Can it get things wrong?': '¿Puede equivocarse?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Sí, sobre todo en PDF sin etiquetas: tablas sin líneas, celdas combinadas, texto alrededor de imágenes y fórmulas. Compara el resultado con las páginas antes de usarlo.',
  'What is missing from the result?': '¿Qué falta en el resultado?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Los números de página, las líneas que se repiten en la parte de arriba o de abajo de las páginas, los dibujos, los colores y las fuentes. Los campos de formulario rellenados y los cuadros de texto se incluyen.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown y HTML remiten a archivos de imagen, que obtienes junto al texto. Guarda todo como ZIP y descomprímelo en una carpeta, y el texto mostrará sus imágenes. Un documento de Word lleva sus imágenes dentro.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Una página escaneada es una imagen sin texto, así que nada de ella aparece en el resultado. El resultado enumera esas páginas. Léelas con Reconocer texto de un PDF (OCR), que también puede guardar Markdown.',
  'What does “text that you cannot see” mean?': '¿Qué significa “texto que no se ve”?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Texto invisible, diminuto o en blanco sobre blanco. Es parte del PDF, así que también está en el resultado, y programas como los chatbots lo leerán. El resultado enumera las páginas que lo tienen.',
} satisfies TableWords<'tools/pdf-to-markdown'>;
