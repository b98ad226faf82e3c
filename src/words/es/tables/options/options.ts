export default {
  Quality: 'Calidad',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Cuanto más baja, menos ocupa. Por encima de 90, los archivos crecen mucho sin mejora visible.',
  None: 'No voltear',
  Mirror: 'Voltear',
  'Left to right': 'De izquierda a derecha',
  'Top to bottom': 'De arriba abajo',
  'Remove location and names': 'Quitar ubicación y nombres',
  'Keep only colour profile': 'Conservar solo el perfil de color',
  Metadata: 'Metadatos',
  'Keep everything': 'Conservar todo',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Las miniaturas dentro de las fotos seguirían mostrando lo que ocultas, así que siempre se quitan.',
  'Write pages like 1-3, 7, last.': 'Escribe las páginas así: 1-3, 7, last.',
  'About half the size': 'A la mitad, más o menos',
  'About a quarter of the size': 'A la cuarta parte, más o menos',
  'Under 8 MB': 'Menos de 8 MB',
  'Under 10 MB': 'Menos de 10 MB',
  'Under 25 MB': 'Menos de 25 MB',
  'Under 50 MB': 'Menos de 50 MB',
  'Under 100 MB': 'Menos de 100 MB',
  'Under another size': 'Menos de otro tamaño',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MB es un millón de bytes, como en la mayoría de los límites de subida.',
  'Area to keep': 'Qué zona conservar',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Una parte del ancho y el alto (de 0 a 1) o píxeles, y la proporción que debe tener cada imagen.',
  'Areas to hide': 'Qué zonas ocultar',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Las posiciones son partes de la imagen bien orientada, medidas desde su esquina superior izquierda. Una zona sin número de archivo vale para todos los archivos.',
  'Number of plays': 'Número de repeticiones',
  '0 repeats it forever.': '0 la repite sin fin.',
} satisfies TableWords<'options/options'>;
