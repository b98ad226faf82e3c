export default {
  transparency: 'la transparencia',
  'Transparent areas become white.': 'Las zonas transparentes se vuelven blancas.',
  'animation with its timing': 'la animación con sus tiempos',
  'Only the first frame of an animation is kept.': 'Solo se conserva el primer fotograma de una animación.',
  'more than 8 bits per channel': 'más de 8 bits por canal',
  depth: 'la profundidad',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'La profundidad de color de más de 8 bits por canal se reduce a 8 bits.',
  'the colour profile': 'el perfil de color',
  colours: 'los colores',
  'Colours are converted to sRGB.': 'Los colores se convierten a sRGB.',
  'Does the file get smaller?': '¿El archivo ocupa menos?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Nuestras {0} fotos de prueba ocupaban {1} en {2} y {3} en {4} con los ajustes predeterminados: {5}. Con otras imágenes varía; cada resultado muestra su tamaño.',
  '{0} holds at most 256 colours.': '{0} admite como máximo 256 colores.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'En Firefox y Safari, que no saben escribir AVIF animado, solo se conserva el primer fotograma de una animación. Te avisamos antes de empezar.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Algunos detalles difíciles de ver, según la calidad que elijas.',
  'Convert {0} to PDF': 'Convertir {0} a PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Combina archivos {0} en un solo PDF, en cualquier orden, una imagen por página.',
  ' Keeps {0}.': ' Conserva {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Convierte imágenes {0} a {1}, muchas a la vez.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'La imagen, bien orientada y con el mismo número de píxeles; {0}. La fecha y la cámara se conservan, salvo que elijas otra cosa; la ubicación y los nombres, no.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'La imagen, bien orientada y con el mismo número de píxeles. La fecha y la cámara se conservan, salvo que elijas otra cosa; la ubicación y los nombres, no.',
  'Nothing of the image: {0} keeps every pixel.': 'Nada de la imagen: {0} conserva cada píxel.',
  'Convert PDF to {0}': 'Convertir PDF a {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Convierte las páginas de un PDF en imágenes {0}, con la resolución que elijas.',
} satisfies TableWords<'pairs/pairs'>;
