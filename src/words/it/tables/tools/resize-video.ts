export default {
  'Resize video': 'Ridimensiona video',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Riduci la risoluzione dei video a 1080p, 720p, 480p o alle dimensioni che vuoi, anche molti insieme.',
  'The width is set to match. Videos are never enlarged.':
    'La larghezza si adatta di conseguenza. I video non vengono mai ingranditi.',
  'Custom size': 'Dimensioni personalizzate',
  'Leave one empty to keep the proportions.': 'Lasciane uno vuoto per mantenere le proporzioni.',
  'Add black bars': 'Aggiungi bande nere',
  'Does resizing reduce quality?': 'Ridimensionando si perde qualità?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'Il video viene ricodificato con gli stessi bit per pixel di prima. L’audio viene copiato così com’è. Se un video è già abbastanza piccolo, viene copiato anche quello.',
  'Why is the width slightly larger than I set?': 'Perché la larghezza è un po’ più grande di quella che ho impostato?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'I codificatori video hanno bisogno di un numero pari di pixel, quindi i numeri dispari vengono arrotondati per eccesso.',
  resolution: 'ridimensionare video | abbassare risoluzione | 720p | da hd a sd | cambiare dimensioni video',
  'hd to sd': 'cambiare risoluzione video | dimensioni video | 480p | video a bassa risoluzione',
  'lower resolution': 'ridurre risoluzione video | 1080p | 4k in 1080p | risoluzione video più bassa',
} satisfies TableWords<'tools/resize-video'>;
