export default {
  'Merge videos': 'Unir vídeos',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Une vídeos en uno solo, en cualquier orden. Los clips del mismo tipo se copian sin recodificar.',
  'join clips': 'juntar vídeos | gopro | pegar videos | mezclar videos',
  'one video': 'un solo vídeo | unir videos | juntar clips | empalmar videos',
  gopro: 'unir clips | combinar videos | fusionar videos | varios videos en uno',
  'Same as the first video': 'Igual que el primer vídeo',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'No, si todos los clips vienen de la misma cámara o programa: entonces el vídeo y el audio se copian bit a bit. Si no, los clips que difieren se recodifican, y el resultado lo indica.',
  'What if the clips have different sizes?': '¿Y si los clips tienen distintos tamaños?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'Manda el primero. Los demás se escalan para que quepan, con barras negras si tienen otra proporción.',
  'Can I join the pieces of a stream (HLS)?': '¿Puedo unir los fragmentos de una emisión (HLS)?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Sí: suelta su lista de reproducción (.m3u8) junto con todos los archivos que enumera, o la carpeta que los contiene, y cuentan como un solo vídeo. Esto funciona en todas las herramientas. Sin lista de reproducción, los fragmentos MPEG-TS (.ts) se ponen en el orden correcto, los sueltes como los sueltes.',
  'What if a clip has no audio?': '¿Y si un clip no tiene audio?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Queda en silencio, y el audio de los demás clips sigue sincronizado.',
} satisfies TableWords<'tools/merge-video'>;
