export default {
  'Photos for a website': 'Photos pour un site web',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    '1 600 pixels de large au plus, WebP, moins de 200 ko, sans le lieu',
  'Photos to one small PDF': 'Photos en un seul PDF léger',
  'A page for each photo, compressed for the screen': 'Une page par photo, compressée pour l’écran',
  'Scans to one greyscale PDF': 'Numérisations en un PDF gris',
  'Merged, without colour, with page numbers': 'Fusionnées, sans couleur, avec numéros de page',
  'Video to a small GIF': 'Vidéo en petit GIF',
  'At most 480 pixels wide, then compressed': '480 pixels de large au plus, puis compressé',
} satisfies TableWords<'recipes/example-workflows'>;
