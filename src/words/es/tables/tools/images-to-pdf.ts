export default {
  'Images to PDF': 'Imágenes a PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Combina fotos, escaneos y gráficos en un PDF, en cualquier orden. Las imágenes JPEG no se recodifican.',
  'photos to pdf': 'fotos a pdf | foto de documento a pdf',
  'photos in pdf': 'fotos en pdf | pasar fotos a pdf',
  'scan to pdf': 'escanear a pdf | imagen a pdf',
  'combine images into pdf': 'unir imágenes en pdf | convertir foto a pdf',
  'pictures into one pdf': 'imágenes en un pdf',
  'receipt to pdf': 'jpg a pdf',
  'create pdf': 'recibo a pdf',
  'make pdf': 'crear pdf',
  'pdf maker': 'hacer pdf',
  'paper to pdf': 'creador de pdf',
  'a4 photo': 'papel a pdf',
  'multiple photos in one pdf': 'foto a4',
  'photo of document to pdf': 'varias fotos en un pdf',
  'Page size': 'Tamaño de página',
  'Wide images get landscape pages.': 'Las imágenes anchas van en páginas horizontales.',
  Margin: 'Margen',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': '¿Pierden calidad mis fotos?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'Los archivos JPEG entran en el PDF tal cual, y también los PNG sin transparencia: nada se comprime de nuevo. Otros formatos con pérdida, como HEIC y WebP, pasan a JPEG de alta calidad, porque PDF no los admite; todo lo demás se guarda sin pérdida.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Cada píxel, con la orientación correcta, el perfil de color, la transparencia, CMYK y la profundidad de 16 bits. Cada página de un TIFF pasa a ser una página. La ubicación, la cámara y otros metadatos no se incluyen en el PDF.',
  'How large are the pages?': '¿De qué tamaño son las páginas?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'El de la imagen con su resolución guardada, o con 96 píxeles por pulgada si no tiene ninguna; o A4 o Carta, con la imagen tan grande como permitan los márgenes.',
} satisfies TableWords<'tools/images-to-pdf'>;
