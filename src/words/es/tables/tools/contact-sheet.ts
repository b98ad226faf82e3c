export default {
  'Video contact sheet': 'Hoja de contactos de un vídeo',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Mira un vídeo entero en una sola imagen: fotogramas de principio a fin, cada uno con su tiempo.',
  'Make contact sheet': 'Crear hoja',
  thumbnails: 'miniaturas | hoja de contactos | mosaico de video',
  overview: 'resumen de vídeo | hoja de contacto video | guion gráfico',
  storyboard: 'storyboard | contact sheet',
  'frames in a grid': 'fotogramas en cuadrícula | vista general video',
  'thumbnail sheet': 'hoja de miniaturas | capturas de video en una imagen',
  'Longer side of a frame': 'Lado largo del fotograma',
  'Which frames are shown?': '¿Qué fotogramas se muestran?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'El vídeo se divide en tantas partes como fotogramas quieras, y se usa el fotograma central de cada una.',
  'How do I make a thumbnail?': '¿Cómo hago una miniatura?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Elige un fotograma y una columna. Para elegir tú mismo el momento del fotograma, usa “Vídeo a imágenes”.',
  'How large may a video be?': '¿Cuánto puede ocupar un vídeo?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Lo que quieras: solo se decodifican los fotogramas de la hoja.',
} satisfies TableWords<'tools/contact-sheet'>;
