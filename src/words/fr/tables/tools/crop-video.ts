export default {
  'Any shape': 'Libres',
  'Same as the video': 'Comme la vidéo',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reels et Shorts sont en 9:16.',
  'Crop video': 'Rogner une vidéo',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Rognez des vidéos selon un cadre que vous tracez, ou à des proportions comme 9:16 pour TikTok, Reels et Shorts.',
  'vertical video': 'rogner vidéo | bandes noires',
  'landscape to portrait': 'recadrer vidéo | enlever bandes noires',
  'tiktok video': 'recadrer video | rogner capture d’écran vidéo',
  'instagram reels': 'vidéo verticale | zoomer vidéo',
  'youtube shorts': 'vidéo en vertical | couper les bords vidéo',
  'square video': 'paysage en portrait',
  'black bars': 'vidéo tiktok',
  'crop screen recording': 'reels instagram',
  'zoom in video': 'shorts youtube',
  'cut edges': 'vidéo carrée',
  'How do I make a horizontal video vertical?': 'Comment rendre verticale une vidéo horizontale ?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Choisissez 9:16 et faites glisser le cadre sur la partie qui compte. Il y reste pendant toute la vidéo. D’une vidéo de 1920 × 1080, il garde 608 × 1080 pixels.',
  'Does cropping reduce quality?': 'Rogner fait-il perdre de la qualité ?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'La vidéo est réencodée avec autant de bits par pixel qu’avant. Le son est copié tel quel.',
  'Yes. Only what is inside the box is encoded.': 'Oui. Seul ce qui est dans le cadre est encodé.',
  'Can I use one box for videos of different sizes?':
    'Un même cadre peut-il servir à des vidéos de tailles différentes ?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Oui, en proportion de la largeur et de la hauteur : un cadre sur la moitié gauche garde la moitié gauche de chaque vidéo. Un cadre aux proportions fixes, comme 9:16, les garde sur toutes les vidéos. Choisissez les pixels si toutes les vidéos ont les mêmes dimensions. Les flèches montrent le cadre sur chaque vidéo.',
} satisfies TableWords<'tools/crop-video'>;
