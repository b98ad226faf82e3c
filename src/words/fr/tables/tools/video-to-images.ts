export default {
  'Video to images': 'Vidéo en images',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Enregistrez des images d’une vidéo en JPEG, PNG ou WebP : un certain nombre, une toutes les x secondes, ou une seule.',
  'Save frames': 'Enregistrer les images',
  frames: 'vidéo en images | frames',
  'frames from video': 'images d’une vidéo | screenshot vidéo',
  'video thumbnail': 'extraire images vidéo | mp4 en jpg',
  'thumbnail of video': 'extraire image d’une vidéo',
  'screenshots of video': 'capture vidéo',
  'screen shot': 'capture d’écran vidéo',
  snapshot: 'miniature vidéo',
  stills: 'photo d’une vidéo',
  'frame grab': 'récupérer photo vidéo',
  'video to jpg': 'arrêt sur image',
  'extract frames': 'vidéo en jpg',
  'Evenly spaced': 'À intervalles réguliers',
  'One every few seconds': 'Toutes les x secondes',
  'At one time': 'À un moment précis',
  'Number of frames': 'Nombre d’images',
  Every: 'Intervalle',
  Time: 'Instant',
  'How large are the images?': 'Quelles dimensions ont les images ?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Celles de la vidéo, à l’endroit. Le PNG garde chaque pixel décodé.',
  'Which frames do I get?': 'Quelles images sont prises ?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'Celle qui s’affiche à chaque instant choisi. « À intervalles réguliers » divise la vidéo en parties égales et prend le milieu de chacune, car la première et la dernière image sont souvent noires.',
} satisfies TableWords<'tools/video-to-images'>;
