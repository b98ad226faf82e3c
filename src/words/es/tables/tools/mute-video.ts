export default {
  'Mute video': 'Silenciar vídeo',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Quita el audio de vídeos, muchos a la vez. El vídeo se copia bit a bit.',
  Mute: 'Silenciar',
  muted: 'silenciado',
  'remove sound': 'quitar sonido | silenciar video',
  'take sound off': 'quitar audio | video sin audio',
  'strip audio': 'quitar el sonido a un video | mutear video',
  silence: 'eliminar audio | mutear',
  'no sound': 'silencio',
  'remove audio': 'sin sonido',
  'without audio': 'sin audio',
  'delete sound': 'borrar sonido',
  'silent video': 'vídeo mudo',
  'Does the video change?': '¿Cambia el vídeo?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'No. Se copia sin cambios, así que se ve exactamente igual y tarda segundos.',
  'Is the audio really removed?': '¿De verdad se quita el audio?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Del resultado, sí: no tiene pista de audio. Tu archivo se queda como está.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'El mismo formato que tu archivo. Las grabaciones MPEG-TS pasan a MP4 sin recodificar.',
} satisfies TableWords<'tools/mute-video'>;
