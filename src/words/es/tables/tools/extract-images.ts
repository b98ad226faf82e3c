export default {
  'Extract images from PDF': 'Extraer imágenes de un PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Guarda las imágenes de un PDF con su resolución original. Las JPEG no se recodifican.',
  'get pictures out of pdf': 'sacar imágenes de pdf | extraer fotos de pdf | imagenes dentro de pdf',
  'images from pdf': 'imágenes de pdf | sacar fotos de un pdf | copiar imagen de pdf',
  'save pdf images': 'guardar imágenes pdf | descargar imágenes de pdf | extraer logo de pdf',
  'photos from pdf': 'fotos de pdf | extraer imagenes | recuperar imagenes pdf',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'No. Una JPEG sale byte a byte como está guardada en el archivo, más su perfil de color si el PDF tiene uno para ella. Una JPEG que el PDF muestra con una máscara o en otros colores pasa a PNG, como todas las demás imágenes: píxel a píxel, con toda la profundidad de color y la transparencia. Los colores de imprenta (CMYK) se convierten a sRGB.',
  'Which images are found?': '¿Qué imágenes se encuentran?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Todas las que se dibujan en las páginas, incluidas las de dibujos, patrones y comentarios. Cada una se guarda una vez, aunque se use varias, y entera, aunque la página solo muestre una parte. Los dibujos hechos de líneas y texto no son imágenes: para eso, usa PDF a imágenes.',
  'How are they saved?': '¿Cómo se guardan?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Como archivos numerados, en el orden de las páginas. Varias imágenes se guardan como un ZIP, o en una carpeta.',
} satisfies TableWords<'tools/extract-images'>;
