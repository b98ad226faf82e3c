export default {
  'GIF to video': 'GIF en vidéo',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Transformez un GIF, WebP, PNG ou AVIF animé en vidéo MP4 ou WebM, en général bien plus légère.',
  'Make video': 'Créer la vidéo',
  'gif to mp4': 'gif en mp4 | convertir gif en mp4 | gif en webm',
  'animated webp to video': 'gif to mp4 | webp animé en vidéo | transformer gif en video',
  'gif to video': 'gif en vidéo | images en vidéo | apng en mp4',
  'images to video': 'gif vers vidéo | photos en vidéo',
  'photos to video': 'convertir gif | animation en vidéo',
  'Repeat the animation': 'Répéter l’animation',
  'Animations loop, but videos end: choose how many times to play it.':
    'Une animation tourne en boucle, une vidéo s’arrête : choisissez combien de fois la jouer.',
  'Colour behind transparent areas': 'Couleur sous la transparence',
  'Show still images for': 'Durée des images fixes',
  'Is the timing of the frames kept?': 'Le rythme des images est-il conservé ?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Oui, chaque image s’affiche aussi longtemps qu’avant. Si un GIF demande un centième de seconde ou moins, les navigateurs l’affichent un dixième de seconde, et la vidéo aussi.',
  'What happens to transparency?': 'Que devient la transparence ?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Les formats vidéo courants n’ont pas de transparence : les zones transparentes prennent la couleur que vous choisissez.',
  'What if the width or height is odd?': 'Et si la largeur ou la hauteur est impaire ?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'La vidéo demande un nombre pair de pixels. Une ligne ou une colonne de la couleur d’arrière-plan est ajoutée en bas ou à droite ; rien n’est redimensionné.',
} satisfies TableWords<'tools/animation-to-video'>;
