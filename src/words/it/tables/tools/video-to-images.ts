export default {
  'Video to images': 'Da video a immagini',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Salva i fotogrammi di un video come JPEG, PNG o WebP: un certo numero, uno ogni pochi secondi, o uno solo.',
  'Save frames': 'Salva fotogrammi',
  'Evenly spaced': 'A intervalli uguali',
  'One every few seconds': 'Uno ogni pochi secondi',
  'At one time': 'In un momento preciso',
  'Number of frames': 'Numero di fotogrammi',
  Every: 'Ogni',
  Time: 'Momento',
  'How large are the images?': 'Quanto sono grandi le immagini?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Quanto il video, dritte. PNG conserva ogni pixel decodificato.',
  'Which frames do I get?': 'Quali fotogrammi ottengo?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'Il fotogramma visibile in ogni momento. “A intervalli uguali” divide il video in parti uguali e prende il centro di ciascuna, perché il primo e l’ultimo fotogramma sono spesso neri.',
  frames: 'fotogrammi da video | screenshot da video',
  'frames from video': 'estrarre fotogrammi | fermo immagine',
  'video thumbnail': 'estrarre frame da video | miniatura video',
  'thumbnail of video': 'estrai fotogrammi | fotogramma',
  'screenshots of video': 'video in immagini | frame video',
  'screen shot': 'da video a immagini | catturare fotogramma',
  snapshot: 'video in jpg',
  stills: 'da video a foto',
  'frame grab': 'video in foto',
  'video to jpg': 'foto da video',
  'extract frames': 'screenshot video',
} satisfies TableWords<'tools/video-to-images'>;
