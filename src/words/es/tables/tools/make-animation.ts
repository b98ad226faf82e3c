export default {
  animation: 'animacion',
  'Make an animation': 'Crear una animación',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Convierte imágenes en un GIF, WebP, PNG, AVIF o JPEG XL animado, y elige cuánto tiempo se muestra cada una.',
  'Make animation': 'Crear animación',
  'create gif': 'crear gif | hacer gif | animación con fotos',
  'images to gif': 'imágenes a gif | fotos a gif | creador de gifs',
  'gif from images': 'gif con imágenes | gif con fotos | animar imagenes',
  slideshow: 'presentación | png a gif',
  'stop motion': 'stop motion | jpg a gif',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF se reproduce en todas partes, pero con 256 colores. WebP ocupa mucho menos.',
  'Time per image': 'Tiempo por imagen',
  'Times of individual images': 'Tiempos de imágenes concretas',
  'Write times like 1, 0.2, , 3.': 'Escribe los tiempos así: 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'En segundos, en orden, por ejemplo “1, 0.2, , 3”. A las imágenes sin tiempo se les aplica el de arriba. También puedes escribir los tiempos junto a cada imagen.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Deja ambos vacíos para usar las dimensiones de la primera imagen, o uno para mantener sus proporciones.',
  'Images of another shape': 'Imágenes de otra proporción',
  'Border colour': 'Color del borde',
  'Can I join animations?': '¿Puedo unir animaciones?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Sí. Una animación GIF, WebP, APNG, AVIF o JPEG XL de la lista añade todos sus fotogramas con sus tiempos, entre las imágenes fijas.',
  'Which format should I choose?': '¿Qué formato elijo?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF para chats y programas antiguos. WebP para la web: todos los navegadores actuales lo muestran, a todo color y mucho más pequeño. APNG conserva cada píxel. AVIF es el más pequeño si se mueve gran parte de la imagen; Chrome y Edge saben escribirlo. JPEG XL es el más nuevo, y pocos programas lo muestran.',
  'How fast can it be?': '¿Qué velocidad máxima puede tener?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Los navegadores muestran cada fotograma al menos 0,02 segundos; con tiempos más cortos, casi todos van más lentos, no más rápidos.',
} satisfies TableWords<'tools/make-animation'>;
