export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Combina archivos PDF y fotos en un solo PDF, en cualquier orden, con marcadores, enlaces, formularios y capas.',
  unite: 'unir pdf | encuadernar | varios pdf en uno | fusionar',
  bind: 'juntar pdf | añadir pdf a pdf | juntar pdfs',
  'add pdf to pdf': 'combinar pdf | un solo pdf | unir documentos pdf',
  'one pdf': 'fusionar pdf | pegar pdf | mezclar pdf',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Todas las páginas, o una lista: 1:1-3, 2:all significa las páginas 1 a 3 del primer archivo y todas las del segundo.',
  'Page size for images': 'Tamaño de página de imágenes',
  'Start each file on a right-hand page': 'Cada archivo en página impar',
  'For double-sided printing.': 'Para imprimir a doble cara.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Cada página, sin cambios: el texto, las imágenes y las fuentes se copian y nunca se vuelven a comprimir. También los marcadores, enlaces, campos de formulario con sus valores, comentarios, adjuntos, números de página, capas y las etiquetas que usan los lectores de pantalla. El título, el autor y el idioma vienen del primer archivo.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Las firmas digitales, porque solo valen para el archivo original; los formularios XFA; la vista de archivos con la que se abre una cartera PDF, y los datos que los programas guardan para sí mismos en los archivos siguientes. El resultado indica si algún archivo los tenía. Si dos archivos tienen campos de formulario con el mismo nombre, los posteriores se renombran para que sigan separados.',
  'Can I choose pages from each file?': '¿Puedo elegir páginas de cada archivo?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Sí: escríbelas junto al archivo, por ejemplo 1-3, 7 o 10-1, o abre la vista de páginas y elígelas allí.',
  'Can I add photos?': '¿Puedo añadir fotos?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Sí: cada una pasa a ser una página, bien orientada. Las imágenes JPEG no se recodifican; los formatos que PDF no admite pasan a JPEG de alta calidad o se guardan sin pérdida. Cada página de un TIFF pasa a ser una página.',
  'Can I merge password-protected files?': '¿Puedo unir archivos protegidos con contraseña?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Sí: se te pide la contraseña junto al archivo. Los que tienen la misma se abren juntos. El resultado no va cifrado.',
  'How large can my files be?': '¿Cuánto pueden ocupar mis archivos?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Los archivos grandes se leen por partes y sus imágenes se copian sin cargarlas, así que puedes unir gigabytes. Solo necesitas espacio en disco para el resultado.',
} satisfies TableWords<'tools/merge-pdf'>;
