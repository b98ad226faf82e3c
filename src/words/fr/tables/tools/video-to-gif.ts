export default {
  'Video to GIF': 'Vidéo en GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Transformez un passage de vidéo en GIF ou WebP animé, avec la vitesse, les dimensions et les répétitions de votre choix.',
  'Make GIF': 'Créer le GIF',
  'clip to gif':
    'vidéo en gif | vidéo vers gif | convertir vidéo en gif | créer gif avec vidéo | extrait vidéo en gif | gif animé | mov en gif',
  'video to webp':
    'video en gif | mp4 en gif | faire un gif | gif depuis vidéo | vidéo en webp | transformer video en gif',
  GIF: 'GIF',
  'Animated WebP': 'WebP animé',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'Le GIF est lu partout, mais avec 256 couleurs par image. Le WebP est bien plus petit.',
  'Frames per second': 'Images par seconde',
  'The height is set to match. Never larger than the video.': 'La hauteur s’adapte. Jamais plus grand que la vidéo.',
  'Colour blending': 'Tramage des couleurs',
  'Pattern (smaller)': 'Régulier (plus petit)',
  Smooth: 'Doux',
  Off: 'Aucun',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Choisissez un passage plus court, moins d’images par seconde, une largeur plus petite, ou le WebP animé, bien plus léger. Une qualité plus basse ignore les petits changements d’une image à l’autre.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Jusqu’à {0} images, soit un peu plus de deux minutes à 12 images par seconde. Si c’est plus long, vous obtenez le début, et le résultat le dit. Au-delà, une vidéo est bien plus petite.',
  'Does it keep the audio?': 'Garde-t-il le son ?',
  'No: GIF and WebP cannot hold audio.': 'Non : le GIF et le WebP ne peuvent pas contenir de son.',
} satisfies TableWords<'tools/video-to-gif'>;
