export default {
  'Mute video': 'Rimuovi l’audio dai video',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Togli l’audio dai video, anche molti insieme. Il video viene copiato bit per bit.',
  Mute: 'Rimuovi audio',
  muted: 'muto',
  'Does the video change?': 'Il video cambia?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'No. Viene copiato così com’è, quindi appare esattamente uguale e bastano pochi secondi.',
  'Is the audio really removed?': 'L’audio sparisce davvero?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Dal risultato sì: non ha più una traccia audio. Il tuo file resta com’è.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'Lo stesso formato del tuo file. Le registrazioni MPEG-TS diventano MP4 senza ricodificare.',
  'remove sound': 'togliere audio da video | disattivare audio video',
  'take sound off': 'rimuovere audio | senza suono',
  'strip audio': 'togliere l’audio | togliere volume video',
  silence: 'togliere suono | cancellare audio',
  'no sound': 'video senza audio | mute video',
  'remove audio': 'video muto',
  'without audio': 'silenziare video',
  'delete sound': 'eliminare audio da video',
  'silent video': 'muto',
} satisfies TableWords<'tools/mute-video'>;
