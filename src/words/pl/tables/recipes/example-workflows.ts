export default {
  'Photos for a website': 'Zdjęcia na stronę WWW',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Szerokość do 1600 pikseli, WebP, do 200 kB, bez lokalizacji',
  'Photos to one small PDF': 'Zdjęcia w jednym małym PDF',
  'A page for each photo, compressed for the screen': 'Po stronie na zdjęcie, kompresja pod kątem ekranu',
  'Scans to one greyscale PDF': 'Skany w jednym PDF w odcieniach szarości',
  'Merged, without colour, with page numbers': 'Połączone, bez kolorów, z numerami stron',
  'Video to a small GIF': 'Wideo na mały GIF',
  'At most 480 pixels wide, then compressed': 'Szerokość do 480 pikseli, potem kompresja',
} satisfies TableWords<'recipes/example-workflows'>;
