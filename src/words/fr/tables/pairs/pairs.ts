export default {
  transparency: 'la transparence',
  'Transparent areas become white.': 'Les zones transparentes deviennent blanches.',
  'animation with its timing': 'l’animation avec son rythme',
  'Only the first frame of an animation is kept.': 'Seule la première image d’une animation est conservée.',
  'more than 8 bits per channel': 'plus de 8 bits par couche',
  depth: 'la profondeur',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'La profondeur de couleur au-delà de 8 bits par couche est ramenée à 8 bits.',
  'the colour profile': 'le profil de couleur',
  colours: 'les couleurs',
  'Colours are converted to sRGB.': 'Les couleurs sont converties en sRGB.',
  'Does the file get smaller?': 'Le fichier devient-il plus petit ?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Nos {0} photos de test prenaient {1} en {2} et {3} en {4} avec les réglages par défaut : {5}. D’autres images donneront autre chose ; chaque résultat affiche sa taille.',
  '{0} holds at most 256 colours.': 'Le format {0} ne peut contenir que 256 couleurs.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'Dans Firefox et Safari, qui ne savent pas écrire d’AVIF animé, seule la première image d’une animation est conservée. Un avertissement s’affiche avant que vous commenciez.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Quelques détails difficiles à voir, selon la qualité choisie.',
  'Convert {0} to PDF': 'Convertir {0} en PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Réunissez des fichiers {0} en un seul PDF, dans l’ordre voulu, une image par page.',
  ' Keeps {0}.': ' Vous gardez {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Convertissez des images {0} en {1}, par lot.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'L’image, à l’endroit, avec le même nombre de pixels ; {0}. La date et l’appareil photo sont conservés, sauf choix contraire ; le lieu et les noms ne le sont pas.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'L’image, à l’endroit, avec le même nombre de pixels. La date et l’appareil photo sont conservés, sauf choix contraire ; le lieu et les noms ne le sont pas.',
  'Nothing of the image: {0} keeps every pixel.': 'Rien de l’image : le format {0} conserve chaque pixel.',
  'Convert PDF to {0}': 'Convertir un PDF en {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Transformez les pages d’un PDF en images {0}, à la résolution de votre choix.',
} satisfies TableWords<'pairs/pairs'>;
