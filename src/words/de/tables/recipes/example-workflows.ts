export default {
  'Photos for a website': 'Fotos für eine Website',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Höchstens 1.600 Pixel breit, WebP, unter 200 kB, ohne Ort',
  'Photos to one small PDF': 'Fotos in ein kleines PDF',
  'A page for each photo, compressed for the screen': 'Eine Seite pro Foto, für den Bildschirm komprimiert',
  'Scans to one greyscale PDF': 'Scans in ein PDF in Graustufen',
  'Merged, without colour, with page numbers': 'Zusammengefügt, ohne Farbe, mit Seitenzahlen',
  'Video to a small GIF': 'Video in ein kleines GIF',
  'At most 480 pixels wide, then compressed': 'Höchstens 480 Pixel breit, dann komprimiert',
} satisfies TableWords<'recipes/example-workflows'>;
