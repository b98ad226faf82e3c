export default {
  'Compress video': 'Comprimir vídeo',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Reduce vídeos: a menos de 8, 10, 25, 50 o 100 MB, o a la mitad o la cuarta parte de su tamaño.',
  'under size':
    'por debajo de un tamaño | comprimir video | bajar peso video | video pesa mucho | achicar video | reducir tamaño video | reducir mb video',
  handbrake: 'handbrake | reducir vídeo | reducir peso video | comprimir mp4 | video más pequeño | compresor de video',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 se reproduce en todas partes. Los demás se ven mejor con el mismo tamaño, pero tardan más, y los móviles y televisores antiguos no los reproducen.',
  'H.264, or VP9 in WebM': 'H.264, o VP9 en WebM',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC se reproduce en todas partes. Opus suena mejor con el mismo tamaño.',
  'AAC, or Opus in WebM': 'AAC, u Opus en WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'El resultado nunca se pasa. Se codifica hasta ocho veces, cada una ajustada según el resultado anterior, hasta usar al menos el 95 % del tamaño permitido. Un vídeo que necesita menos ocupa menos.',
  'What is reduced first?': '¿Qué se reduce primero?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'La tasa de bits. Si con eso el vídeo perdiera demasiado detalle, se baja a 30 fotogramas por segundo, y después se reduce la resolución. El resultado lo indica.',
} satisfies TableWords<'tools/compress-video'>;
