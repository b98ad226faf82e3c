export default {
  'Video contact sheet': 'Planche-contact d’une vidéo',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Voyez toute une vidéo en une image : des vues du début à la fin, avec l’instant de chacune.',
  'Make contact sheet': 'Créer la planche',
  thumbnails: 'planche contact | aperçu vidéo | contact sheet',
  overview: 'planche-contact vidéo | storyboard | mosaïque vidéo',
  storyboard: 'vignettes | grille d’images',
  'frames in a grid': 'miniatures | images en grille',
  'thumbnail sheet': 'miniatures vidéo | résumé vidéo',
  'Longer side of a frame': 'Grand côté d’une image',
  'Which frames are shown?': 'Quelles images sont montrées ?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'La vidéo est divisée en autant de parties que vous voulez d’images, et c’est l’image du milieu de chaque partie qui est prise.',
  'How do I make a thumbnail?': 'Comment faire une miniature ?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Choisissez une image et une colonne. Pour choisir vous-même le moment, utilisez « Vidéo en images ».',
  'How large may a video be?': 'Quelle taille peut avoir une vidéo ?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Celle que vous voulez : seules les images de la planche sont décodées.',
} satisfies TableWords<'tools/contact-sheet'>;
