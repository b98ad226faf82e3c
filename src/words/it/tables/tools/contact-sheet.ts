export default {
  'Video contact sheet': 'Provino a contatti di un video',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Vedi un intero video in una sola immagine: fotogrammi dall’inizio alla fine, ognuno con il suo minutaggio.',
  'Make contact sheet': 'Crea provino',
  'Longer side of a frame': 'Lato lungo di un fotogramma',
  'Which frames are shown?': 'Quali fotogrammi vengono mostrati?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'Il video viene diviso in tante parti quanti sono i fotogrammi che vuoi, e di ogni parte si prende il fotogramma centrale.',
  'How do I make a thumbnail?': 'Come creo una miniatura?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Imposta un solo fotogramma e una sola colonna. Per scegliere tu il fotogramma, usa “Da video a immagini”.',
  'How large may a video be?': 'Quanto può essere grande un video?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Quanto vuoi: vengono decodificati solo i fotogrammi del provino.',
  thumbnails: 'provino a contatto | griglia di fotogrammi | sommario video',
  overview: 'provini video | fotogrammi in una griglia | foglio provini',
  storyboard: 'contact sheet | storyboard | miniature di un film',
  'frames in a grid': 'anteprima video | panoramica video',
  'thumbnail sheet': 'miniature video | foglio di miniature',
} satisfies TableWords<'tools/contact-sheet'>;
