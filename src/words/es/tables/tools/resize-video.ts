export default {
  'Resize video': 'Cambiar tamaño de vídeo',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Reduce la resolución de vídeos a 1080p, 720p, 480p o las medidas que quieras, muchos a la vez.',
  resolution: 'resolución | redimensionar vídeo | 1080p a 720p | dimensiones de video',
  'hd to sd': 'bajar resolución video | cambiar resolución video | reducir resolución | escalar video',
  'lower resolution': 'hd a sd | 4k a 1080p | tamaño de video | bajar calidad video',
  'The width is set to match. Videos are never enlarged.': 'El ancho se ajusta solo. Los vídeos nunca se amplían.',
  'Custom size': 'Otras medidas',
  'Leave one empty to keep the proportions.': 'Deja uno vacío para mantener las proporciones.',
  'Add black bars': 'Añadir barras negras',
  'Does resizing reduce quality?': '¿Se pierde calidad al cambiar el tamaño?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'El vídeo se recodifica con tantos bits por píxel como antes. El audio se copia sin cambios. Si un vídeo ya es lo bastante pequeño, también se copia.',
  'Why is the width slightly larger than I set?': '¿Por qué el ancho es algo mayor de lo que puse?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Los codificadores de vídeo necesitan un número par de píxeles, así que los impares se redondean hacia arriba.',
} satisfies TableWords<'tools/resize-video'>;
