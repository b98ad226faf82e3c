export default {
  'PDF to images': 'PDF a imágenes',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Convierte las páginas de un PDF en imágenes JPEG, PNG o WebP, con la resolución que elijas.',
  'pdf to jpg': 'pdf a jpg | convertir pdf a imagen | hojas de pdf en imagenes',
  'pdf to png': 'pdf a png | pasar pdf a jpg',
  'save pdf as picture': 'pdf a foto | pdf en jpg',
  'render pdf': 'guardar pdf como imagen | pdf a jpeg',
  'pdf screenshot': 'pdf a imagen | pdf a fotos',
  'pdf to photo': 'captura de pdf | renderizar pdf',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 para pantallas, 150 para leer, 300 para imprimir.',
  'Screen, 150 dpi': 'Pantalla, 150 dpi',
  'Print, 300 dpi': 'Impresión, 300 dpi',
  'Fine print, 600 dpi': 'Alta calidad, 600 dpi',
  'Which resolution and format should I choose?': '¿Qué resolución y formato elijo?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi va bien para leer en pantalla y 300 dpi, para imprimir. PNG conserva los bordes nítidos de textos y dibujos; JPEG y WebP ocupan menos con escaneos y fotos. Una página A4 tiene 1240 × 1754 píxeles a 150 dpi.',
  'What do the images show?': '¿Qué muestran las imágenes?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Cada página como la muestra un lector de PDF, bien orientada, sobre fondo blanco, con comentarios y campos de formulario. Las páginas las dibuja PDFium, que también usa Chrome.',
  'How are many pages saved?': '¿Cómo se guardan muchas páginas?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Cada página pasa a ser un archivo numerado; varias se guardan como un ZIP, o en una carpeta.',
  'Can I get the images in the PDF instead of its pages?': '¿Puedo obtener las imágenes del PDF en vez de sus páginas?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Sí, con Extraer imágenes de un PDF: las guarda con su resolución original, y las JPEG sin recodificar.',
} satisfies TableWords<'tools/pdf-to-images'>;
