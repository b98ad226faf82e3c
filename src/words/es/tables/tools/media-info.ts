export default {
  'Video and audio information': 'Información de vídeo y audio',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Consulta las pistas, códecs, tasas de bits, resolución, colores, fotogramas clave y etiquetas de un vídeo o audio.',
  'Show info': 'Ver información',
  mediainfo: 'mediainfo | info de video',
  'codec info': 'información de códec | propiedades de video',
  'video details': 'detalles de vídeo',
  'bitrate of file': 'bitrate de archivo',
  ffprobe: 'ffprobe',
  'what codec': 'qué códec',
  'codec of video': 'códec de vídeo',
  'fps of video': 'fps de vídeo',
  'check video': 'comprobar vídeo',
  'resolution of video': 'resolución de vídeo',
  'frame rate': 'fotogramas por segundo',
  'is video hevc': 'es hevc',
  'Why do key frames matter?': '¿Por qué importan los fotogramas clave?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Un vídeo solo se puede cortar sin recodificar en los fotogramas clave. Si están muy separados, un clip cortado empieza antes de lo que pediste, y a los reproductores les cuesta saltar de un punto a otro.',
  'Where do the bit rates come from?': '¿De dónde salen las tasas de bits?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Del archivo, si las indica; si no, de los tamaños y tiempos de sus primeros paquetes. La tasa del archivo completo es su tamaño dividido entre su duración.',
} satisfies TableWords<'tools/media-info'>;
