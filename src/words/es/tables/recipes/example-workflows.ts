export default {
  'Photos for a website': 'Fotos para una web',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'De 1600 píxeles de ancho como máximo, WebP, menos de 200 kB, sin ubicación',
  'Photos to one small PDF': 'Fotos a un PDF pequeño',
  'A page for each photo, compressed for the screen': 'Una página por foto, comprimida para pantalla',
  'Scans to one greyscale PDF': 'Escaneos a un PDF en grises',
  'Merged, without colour, with page numbers': 'Unidos, sin color, con números de página',
  'Video to a small GIF': 'Vídeo a un GIF pequeño',
  'At most 480 pixels wide, then compressed': 'De 480 píxeles de ancho como máximo, y luego comprimido',
} satisfies TableWords<'recipes/example-workflows'>;
