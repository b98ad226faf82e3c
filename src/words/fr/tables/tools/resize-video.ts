export default {
  'Resize video': 'Redimensionner une vidéo',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Réduisez la résolution de vidéos à 1080p, 720p, 480p ou à vos propres dimensions, par lot.',
  resolution: 'redimensionner vidéo | changer résolution vidéo | 4k en 1080p | dimensions vidéo | format vidéo',
  'hd to sd': 'redimensionner video | réduire résolution | 1080p en 720p | changer taille vidéo',
  'lower resolution': 'résolution vidéo | baisser résolution | hd en sd | 720p',
  'The width is set to match. Videos are never enlarged.': 'La largeur s’adapte. Les vidéos ne sont jamais agrandies.',
  'Custom size': 'Autres dimensions',
  'Leave one empty to keep the proportions.': 'Laissez-en une vide pour garder les proportions.',
  'Add black bars': 'Ajouter des bandes noires',
  'Does resizing reduce quality?': 'Redimensionner fait-il perdre de la qualité ?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'La vidéo est réencodée avec autant de bits par pixel qu’avant. Le son est copié tel quel. Si une vidéo est déjà assez petite, elle est copiée aussi.',
  'Why is the width slightly larger than I set?': 'Pourquoi la largeur dépasse-t-elle un peu mon réglage ?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Les encodeurs vidéo demandent un nombre pair de pixels : les nombres impairs sont donc arrondis au nombre supérieur.',
} satisfies TableWords<'tools/resize-video'>;
