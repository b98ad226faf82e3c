export default {
  'Rotate and flip video': 'Girar y voltear vídeo',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Gira vídeos 90° o 180° y voltéalos. MP4 y MOV se giran sin recodificar.',
  portrait: 'rotar video | vídeo de móvil de lado | vídeo al revés girado | video vertical de lado',
  'phone video sideways': 'girar video | girar vídeo de iphone | video en espejo | dar vuelta video',
  'rotate iphone video': 'vídeo de lado | voltear video | enderezar video | rotar mp4',
  None: 'No girar',
  'Rotate every frame': 'Girar cada fotograma',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Para reproductores que ignoran el giro guardado en MP4 y MOV. El vídeo se recodifica.',
  'Does rotating reduce quality?': '¿Se pierde calidad al girar?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'En MP4 y MOV, no: guardan cómo hay que girar el vídeo, y solo se cambia eso. WebM y Matroska no tienen ningún ajuste equivalente que los reproductores respeten, así que el vídeo se recodifica.',
  'Why does one player still show my video the old way?':
    '¿Por qué un reproductor sigue mostrando mi vídeo como antes?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Ignora el giro guardado, lo que pasa sobre todo con vídeos volteados. Elige “Girar cada fotograma”.',
} satisfies TableWords<'tools/rotate-video'>;
