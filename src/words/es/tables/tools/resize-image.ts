export default {
  'Resize images': 'Cambiar tamaño de imágenes',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Cambia las dimensiones de imágenes en píxeles, muchas a la vez, con resultados nítidos y colores fieles.',
  width: 'ancho | tamaño miniatura youtube',
  height: 'alto | foto de portada',
  'make bigger': 'hacer más grande | foto de perfil',
  enlarge: 'ampliar | cambiar tamaño de foto',
  thumbnail: 'agrandar foto | achicar imagen',
  'change size': 'miniatura',
  'half size': 'cambiar tamaño',
  'half the size': 'redimensionar',
  'lower resolution photo': 'redimensionar foto',
  wallpaper: 'mitad de tamaño',
  'youtube thumbnail size': 'a la mitad',
  'cover photo': 'bajar resolución de foto',
  'profile picture': 'fondo de pantalla',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Deja uno vacío para mantener las proporciones, o ambos para que el lado largo mida 1600 px.',
  'Enlarge smaller images': 'Ampliar imágenes más pequeñas',
  'Keep fine highlights (slower)': 'Conservar brillos finos (más lento)',
  'Web page or email, 1600 px': 'Web o correo, 1600 px',
  'Full HD screen, 1920 × 1080': 'Pantalla Full HD, 1920 × 1080',
  'How are the new pixels made?': '¿Cómo se calculan los píxeles nuevos?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Con remuestreo Lanczos, que mantiene los bordes nítidos; el escalado del propio navegador es más suave. Los píxeles transparentes no afectan a los colores de al lado.',
  'What does “Keep fine highlights” do?': '¿Qué hace “Conservar brillos finos”?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'Los números de un archivo no son proporcionales a la luz: a medio camino entre negro y blanco está 188, no 128. Los programas que promedian los números oscurecen demasiado los detalles claros y finos, como estrellas, cables o texto sobre negro. Esta opción cambia el tamaño en luz lineal, que los conserva. Puede hacer más visibles los halos en los bordes, así que por defecto está desactivada.',
  'Which way up are my photos?': '¿Cómo quedan orientadas mis fotos?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'Bien orientadas. Si una foto solo guarda cómo hay que girarla, se gira de verdad, para que todos los programas la muestren igual.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sí, se cambian de tamaño fotograma a fotograma, con los mismos tiempos. GIF, WebP, APNG, AVIF y JPEG XL conservan su formato; si tu navegador no sabe escribir AVIF animado, pasa a WebP.',
} satisfies TableWords<'tools/resize-image'>;
