export default {
  'Resize video': 'Videogröße ändern',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Die Auflösung von Videos auf 1080p, 720p, 480p oder eine eigene Größe verringern, viele auf einmal.',
  resolution: 'video auflösung ändern | 4k in 1080p | video verkleinern | videoauflösung',
  'hd to sd': 'auflösung verringern | 1080p in 720p | hd in sd | auflösung',
  'lower resolution': 'video skalieren | video kleiner auflösung | video größe ändern | video runterskalieren',
  'The width is set to match. Videos are never enlarged.': 'Die Breite passt sich an. Videos werden nie vergrößert.',
  'Custom size': 'Eigene Größe',
  'Leave one empty to keep the proportions.': 'Lass ein Feld leer, um die Proportionen zu behalten.',
  'Add black bars': 'Schwarze Balken einfügen',
  'Does resizing reduce quality?': 'Leidet beim Ändern der Größe die Qualität?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'Das Video wird mit so vielen Bits pro Pixel wie vorher neu kodiert. Der Ton wird unverändert kopiert. Ist ein Video schon klein genug, wird auch das Bild nur kopiert.',
  'Why is the width slightly larger than I set?': 'Warum ist die Breite etwas größer als eingestellt?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Video-Encoder brauchen eine gerade Zahl von Pixeln, ungerade Zahlen werden deshalb aufgerundet.',
} satisfies TableWords<'tools/resize-video'>;
