export default {
  'Photos for a website': 'Zdjęcia na stronę WWW',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Najwyżej 1600 pikseli szerokości, WebP, do 200 kB, bez miejsca',
  'Photos to one small PDF': 'Zdjęcia w jednym małym PDF',
  'A page for each photo, compressed for the screen': 'Strona na każde zdjęcie, kompresja do czytania na ekranie',
  'Scans to one greyscale PDF': 'Skany w jednym szarym PDF',
  'Merged, without colour, with page numbers': 'Połączone, bez kolorów, z numerami stron',
  'Video to a small GIF': 'Wideo na mały GIF',
  'At most 480 pixels wide, then compressed': 'Najwyżej 480 pikseli szerokości, potem kompresja',
} satisfies TableWords<'recipes/example-workflows'>;
