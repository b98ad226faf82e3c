export default {
  'Video to GIF': 'Vídeo a GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Convierte parte de un vídeo en un GIF o WebP animado, con la velocidad, el tamaño y las repeticiones que elijas.',
  'Make GIF': 'Crear GIF',
  'clip to gif':
    'clip a gif | vídeo a gif | convertir video a gif | hacer gif de video | crear gif con video | gif desde video',
  'video to webp': 'vídeo a webp | mp4 a gif | pasar video a gif | gif de vídeo | video en gif | mov a gif',
  GIF: 'GIF',
  'Animated WebP': 'WebP animado',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF se reproduce en todas partes, pero con 256 colores por fotograma. WebP ocupa mucho menos.',
  'Frames per second': 'Fotogramas por segundo',
  'The height is set to match. Never larger than the video.': 'El alto se ajusta solo. Nunca mayor que el vídeo.',
  'Colour blending': 'Tramado de colores',
  'Pattern (smaller)': 'Patrón (ocupa menos)',
  Smooth: 'Suave',
  Off: 'Desactivado',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Elige una parte más corta, menos fotogramas por segundo, un ancho menor o WebP animado, que ocupa mucho menos. Con una calidad más baja se ignoran los cambios pequeños entre fotogramas.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Hasta {0} fotogramas, que son algo más de dos minutos a 12 fotogramas por segundo. Si pasa de ahí, obtienes el principio, y el resultado lo indica. Para algo más largo, un vídeo ocupa mucho menos.',
  'Does it keep the audio?': '¿Conserva el audio?',
  'No: GIF and WebP cannot hold audio.': 'No: GIF y WebP no pueden llevar audio.',
} satisfies TableWords<'tools/video-to-gif'>;
