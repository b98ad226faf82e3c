export default {
  'Photos for a website': 'Foto per un sito web',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Larghe al massimo 1.600 pixel, WebP, sotto 200 kB, senza posizione',
  'Photos to one small PDF': 'Foto in un piccolo PDF',
  'A page for each photo, compressed for the screen': 'Una pagina per ogni foto, compressa per lo schermo',
  'Scans to one greyscale PDF': 'Scansioni in un PDF in grigio',
  'Merged, without colour, with page numbers': 'Unite, senza colore, con i numeri di pagina',
  'Video to a small GIF': 'Da video a piccola GIF',
  'At most 480 pixels wide, then compressed': 'Larga al massimo 480 pixel, poi compressa',
} satisfies TableWords<'recipes/example-workflows'>;
