export default {
  'Compress PDF': 'Comprimir PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Reduce archivos PDF según para qué sean o hasta un tamaño máximo. El texto sigue siendo texto.',
  'downsize pdf': 'reducir pdf | pdf pesa mucho | pdf más pequeño',
  'email pdf': 'bajar peso pdf | currículum pesa mucho | comprimir pdf',
  'pdf too large': 'reducir tamaño pdf | escaneo demasiado grande | reducir peso pdf',
  'resume too large': 'pdf por correo | achicar pdf | pdf liviano',
  'scan too large': 'pdf demasiado grande | aligerar pdf',
  'Screens (150 dpi)': 'Pantalla (150 dpi)',
  'Print (220 dpi)': 'Impresión (220 dpi)',
  'Smallest file (96 dpi)': 'Lo más pequeño (96 dpi)',
  'No loss of image quality': 'Imágenes sin perder calidad',
  'Keep title, author and dates': 'Conservar título, autor y fechas',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Si está desactivado, se quitan. Para pantalla, las miniaturas y los datos de edición se quitan siempre.',
  'What makes the file smaller?': '¿Qué hace que el archivo ocupe menos?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Las imágenes con más detalle del que necesitan para su tamaño en la página se reducen y se guardan como JPEG. Todos los datos se comprimen mejor, lo que usan varias páginas se guarda una sola vez y lo que no se usa se quita, como las letras de una fuente que ninguna página muestra. Una imagen solo se sustituye si así se ahorra al menos una décima parte.',
  'What stays as it is?': '¿Qué no cambia?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'El texto, las líneas, los enlaces, los formularios, los marcadores y las etiquetas: las páginas nunca se convierten en imágenes. Las máscaras de recorte, los faxes y los escaneos en blanco y negro (CCITT, JBIG2) conservan cada píxel; las máscaras suaves se reducen con sus imágenes, sin otra pérdida. Las fuentes Type 1 antiguas pasan a CFF, que ocupa menos y se ve igual. Las imágenes CMYK siguen en CMYK para impresión y sin pérdida; para pantalla se convierten a RGB.',
  'What if it cannot be made smaller?': '¿Y si no se puede reducir?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'En ese caso obtienes tu propio archivo, sin cambios, y el resultado lo indica. Un resultado nunca ocupa más que tu archivo.',
  'How does it get under a certain size?': '¿Cómo consigue bajar de un tamaño concreto?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Unas muestras de algunas imágenes indican cuánto detalle pueden conservar todas. Después se codifica cada imagen, y algunas se recodifican si el archivo aún es demasiado grande o mucho más pequeño de lo permitido. Si no cabe ni con el mínimo detalle, te decimos cuánto se puede reducir.',
} satisfies TableWords<'tools/compress-pdf'>;
