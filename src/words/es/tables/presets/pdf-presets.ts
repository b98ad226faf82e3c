export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'El texto sin escaneos cabe casi siempre: una página de palabras ocupa pocos kilobytes. De escaneos caben una o dos páginas que se lean bien. Escanea en escala de grises, a 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Caben unas cinco páginas escaneadas que se leen bien, a unos 100 kB por página. De texto sin escaneos caben cientos de páginas.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Caben unas diez páginas escaneadas que se leen bien, a unos 100 kB por página. Los contratos y formularios que nunca se escanearon suelen ocupar menos ya de entrada.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Caben unas veinte páginas escaneadas que se leen bien, a unos 100 kB por página. Un folleto con fotos cabe si es para verse en pantalla.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Caben unas cincuenta páginas escaneadas que se leen bien, a unos 100 kB por página. Con diez páginas, cada una tiene 500 kB, suficiente para imprimirla bien.',
  'Compress PDF to {0}': 'Comprimir PDF a {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Haz que tus PDF ocupen menos de {0}. Las imágenes pierden detalle hasta que el archivo cabe. El texto sigue nítido y se puede buscar.',
  'pdf under {0}': 'pdf de menos de {0}',
  'reduce pdf to {0}': 'reducir pdf a {0}',
  'pdf less than {0}': 'pdf menor de {0}',
  'What fits into {0}?': '¿Qué cabe en {0}?',
  'What if it does not fit?': '¿Y si no cabe?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'En ese caso te avisamos y obtienes el archivo más pequeño que se ha conseguido. Divide el PDF, o escanéalo otra vez en escala de grises.',
  'How much room does each page get?': '¿Cuánto espacio le toca a cada página?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Con 4 páginas, {0}; con 20 páginas, {1}; con 100 páginas, {2}. Las páginas de texto ocupan lo que necesitan, que es poco, y dejan el resto a escaneos y fotos.',
  'PDF to Word': 'PDF a Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Convierte un PDF en un documento de Word con párrafos, títulos, listas y tablas que puedes editar.',
  'pdf to docx': 'pdf a docx | pdf a google docs',
  'pdf to doc': 'pdf a doc | de pdf a word',
  'convert pdf to word': 'convertir pdf a word | pdf en word',
  'editable pdf': 'pasar pdf a word | transformar pdf en word',
  'pdf to writer': 'pdf editable | pdf to word',
  'pdf to google docs': 'pdf a writer | convertidor pdf a word',
  'Can I edit the result?': '¿Puedo editar el resultado?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Sí. Es un archivo .docx con el texto en párrafos, títulos, listas, tablas y notas al pie normales, no en cuadros de texto.',
  'Does it look like the PDF?': '¿Se ve igual que el PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'No. Se conservan el texto, su estructura, sus enlaces y sus imágenes. Las fuentes, los colores, las columnas y las posiciones, no.',
} satisfies TableWords<'presets/pdf-presets'>;
