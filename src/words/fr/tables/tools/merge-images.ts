export default {
  'Merge images': 'Fusionner des images',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Assemblez des images côte à côte, l’une sous l’autre ou en grille, avec des espaces et un arrière-plan.',
  collage: 'fusionner images | avant apres',
  'before and after': 'assembler photos | grille photos',
  montage: 'assembler images | panorama',
  grid: 'coller photos | photos côte à côte',
  panorama: 'collage | mettre deux photos ensemble',
  'put photos together': 'montage photo | longue capture d’écran',
  'long screenshot': 'avant après | combiner images',
  Layout: 'Disposition',
  'Side by side': 'Côte à côte',
  'One below the other': 'L’une sous l’autre',
  Grid: 'Grille',
  'Pages of a TIFF': 'Pages d’un TIFF',
  Sizes: 'Dimensions',
  'Match the smallest': 'Comme la plus petite',
  'Match the largest': 'Comme la plus grande',
  'Keep their sizes': 'Garder leurs dimensions',
  'Side by side, images get the same height; one below the other, the same width.':
    'Côte à côte, les images ont la même hauteur ; l’une sous l’autre, la même largeur.',
  'Align smaller images': 'Aligner les petites images',
  'Top or left': 'En haut ou à gauche',
  Centre: 'Au centre',
  'Bottom or right': 'En bas ou à droite',
  'Gap between images': 'Espace entre les images',
  'Margin around all': 'Marge extérieure',
  Background: 'Arrière-plan',
  'A colour': 'Une couleur',
  'Background colour': 'Couleur d’arrière-plan',
  'In which order are they joined?': 'Dans quel ordre sont-elles assemblées ?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'Dans l’ordre de la liste : faites glisser une ligne par sa poignée, ou utilisez les flèches. Une grille se remplit ligne par ligne, depuis la gauche.',
  'What happens to images of different sizes?': 'Et si les images n’ont pas les mêmes dimensions ?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Elles prennent la même hauteur côte à côte, la même largeur l’une sous l’autre, et des cases égales dans une grille, en gardant leurs proportions. « Garder leurs dimensions » ne change aucun pixel.',
  'Can I make one file with several pages?': 'Puis-je faire un fichier de plusieurs pages ?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Oui, un TIFF : chaque image garde ses dimensions, sa profondeur et son profil de couleur, sans perte. Les pages d’un TIFF de la liste restent des pages. Pour un PDF, utilisez « Images en PDF ».',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'Les métadonnées de tous les fichiers : date, appareil photo, lieu et noms. Dans une image unique, les couleurs sont converties en sRGB pour être homogènes. D’une animation, seule la première image est prise.',
} satisfies TableWords<'tools/merge-images'>;
