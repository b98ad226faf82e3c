export default {
  'Video to images': 'Vídeo a imágenes',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Guarda fotogramas de un vídeo como JPEG, PNG o WebP: varios, uno cada pocos segundos o uno solo.',
  'Save frames': 'Guardar fotogramas',
  frames: 'fotogramas | frames de video',
  'frames from video': 'fotogramas de vídeo | video a fotos',
  'video thumbnail': 'miniatura de vídeo',
  'thumbnail of video': 'capturas de vídeo',
  'screenshots of video': 'captura',
  'screen shot': 'instantánea',
  snapshot: 'imágenes de vídeo',
  stills: 'sacar foto de vídeo',
  'frame grab': 'vídeo a jpg',
  'video to jpg': 'extraer fotogramas',
  'extract frames': 'sacar fotos de un video',
  'Evenly spaced': 'A intervalos iguales',
  'One every few seconds': 'Uno cada pocos segundos',
  'At one time': 'En un momento concreto',
  'Number of frames': 'Número de fotogramas',
  Every: 'Cada',
  Time: 'Momento',
  'How large are the images?': '¿De qué tamaño son las imágenes?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Del tamaño del vídeo, y bien orientadas. PNG conserva cada píxel decodificado.',
  'Which frames do I get?': '¿Qué fotogramas obtengo?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'El que se muestra en cada momento. “A intervalos iguales” divide el vídeo en partes iguales y toma el centro de cada una, porque el primer fotograma y el último suelen ser negros.',
} satisfies TableWords<'tools/video-to-images'>;
