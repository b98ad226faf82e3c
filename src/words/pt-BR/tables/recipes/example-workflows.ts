export default {
  'Photos for a website': 'Fotos para um site',
  'At most 1,600 pixels wide, WebP, under 200 kB, no location':
    'Até 1.600 pixels de largura, WebP, menos de 200 kB, sem localização',
  'Photos to one small PDF': 'Fotos em um PDF pequeno',
  'A page for each photo, compressed for the screen': 'Uma página por foto, comprimidas para a tela',
  'Scans to one greyscale PDF': 'Digitalizações em um PDF em cinza',
  'Merged, without colour, with page numbers': 'Em um só arquivo, sem cor, com número de página',
  'Video to a small GIF': 'Vídeo em um GIF pequeno',
  'At most 480 pixels wide, then compressed': 'Até 480 pixels de largura, depois comprimido',
} satisfies TableWords<'recipes/example-workflows'>;
