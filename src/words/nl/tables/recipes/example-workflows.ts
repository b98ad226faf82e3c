export default {
  'Photos for a website': 'Foto’s voor een website',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Hoogstens 1600 pixels breed, WebP, kleiner dan 200 kB, zonder locatie',
  'Photos to one small PDF': 'Foto’s naar één kleine PDF',
  'A page for each photo, compressed for the screen': 'Een pagina per foto, gecomprimeerd voor het scherm',
  'Scans to one greyscale PDF': 'Scans naar één PDF in grijswaarden',
  'Merged, without colour, with page numbers': 'Samengevoegd, zonder kleur, met paginanummers',
  'Video to a small GIF': 'Video naar een kleine GIF',
  'At most 480 pixels wide, then compressed': 'Hoogstens 480 pixels breed, daarna gecomprimeerd',
} satisfies TableWords<'recipes/example-workflows'>;
