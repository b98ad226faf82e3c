export default {
  'Merge images': 'Unir imágenes',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Une imágenes una al lado de otra, una debajo de otra o en cuadrícula, con separación y fondo.',
  collage: 'collage | unir fotos',
  'before and after': 'antes y después | juntar imágenes',
  montage: 'montaje | combinar fotos',
  grid: 'cuadrícula | pegar fotos',
  panorama: 'panorama | fotos juntas',
  'put photos together': 'juntar fotos | poner dos fotos juntas',
  'long screenshot': 'captura larga',
  Layout: 'Disposición',
  'Side by side': 'Una al lado de otra',
  'One below the other': 'Una debajo de otra',
  Grid: 'Cuadrícula',
  'Pages of a TIFF': 'Páginas de un TIFF',
  Sizes: 'Tamaños',
  'Match the smallest': 'Igualar a la más pequeña',
  'Match the largest': 'Igualar a la más grande',
  'Keep their sizes': 'Conservar sus tamaños',
  'Side by side, images get the same height; one below the other, the same width.':
    'Una al lado de otra, las imágenes se igualan en alto; una debajo de otra, en ancho.',
  'Align smaller images': 'Alinear las más pequeñas',
  'Top or left': 'Arriba o a la izquierda',
  Centre: 'Centro',
  'Bottom or right': 'Abajo o a la derecha',
  'Gap between images': 'Separación entre imágenes',
  'Margin around all': 'Margen alrededor de todo',
  Background: 'Fondo',
  'A colour': 'Un color',
  'Background colour': 'Color de fondo',
  'In which order are they joined?': '¿En qué orden se unen?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'En el de la lista: arrastra una fila por su tirador, o usa las flechas. Una cuadrícula se llena fila a fila, desde la izquierda.',
  'What happens to images of different sizes?': '¿Qué pasa con imágenes de distintos tamaños?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Se igualan en alto una al lado de otra, en ancho una debajo de otra y en celdas iguales en una cuadrícula, y mantienen sus proporciones. “Conservar sus tamaños” no cambia ningún píxel.',
  'Can I make one file with several pages?': '¿Puedo hacer un archivo con varias páginas?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Sí, un TIFF: cada imagen conserva su tamaño, profundidad de color y perfil de color, sin pérdida. Las páginas de un TIFF de la lista siguen siendo páginas. Para un PDF, usa Imágenes a PDF.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'Los metadatos de todos los archivos: fecha, cámara, ubicación y nombres. En una sola imagen, los colores se convierten a sRGB para que coincidan. De una animación solo se usa el primer fotograma.',
} satisfies TableWords<'tools/merge-images'>;
