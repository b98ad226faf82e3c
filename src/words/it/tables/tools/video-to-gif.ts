export default {
  'Video to GIF': 'Da video a GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Trasforma una parte di un video in una GIF animata o in un WebP animato, con la velocità, le dimensioni e le ripetizioni che scegli.',
  'Make GIF': 'Crea GIF',
  GIF: 'GIF',
  'Animated WebP': 'WebP animato',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF si vede ovunque, ma con 256 colori per fotogramma. WebP è molto più piccolo.',
  'Frames per second': 'Fotogrammi al secondo',
  'The height is set to match. Never larger than the video.':
    'L’altezza si adatta di conseguenza. Mai più grande del video.',
  'Colour blending': 'Sfumatura dei colori',
  'Pattern (smaller)': 'A motivo (più piccola)',
  Smooth: 'Morbida',
  Off: 'Nessuna',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Scegli una parte più breve, meno fotogrammi al secondo, una larghezza minore, o un WebP animato, che occupa una frazione dello spazio. Una qualità più bassa trascura i piccoli cambiamenti tra i fotogrammi.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Fino a {0} fotogrammi, cioè poco più di due minuti a 12 fotogrammi al secondo. Se è più lungo, ottieni l’inizio, e il risultato lo segnala. Per durate maggiori, un video è molto più piccolo.',
  'Does it keep the audio?': 'L’audio si conserva?',
  'No: GIF and WebP cannot hold audio.': 'No: GIF e WebP non possono contenere audio.',
  'clip to gif':
    'video in gif | creare gif da video | mp4 in gif | fare una gif da un video | clip in gif | gif da film | mov in gif',
  'video to webp':
    'da video a gif | convertire video in gif | trasformare video in gif | gif da video | video in webp | gif da youtube video salvato | ritagliare gif da video',
} satisfies TableWords<'tools/video-to-gif'>;
