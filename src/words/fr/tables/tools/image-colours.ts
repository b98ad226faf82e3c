export default {
  'Pick colours from an image': 'Relever les couleurs d’une image',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Trouvez les couleurs principales d’une image et relevez celle de n’importe quel pixel : hex, RVB, OKLCH, CSS, JSON ou GIMP.',
  'Find colours': 'Trouver les couleurs',
  'colour picker': 'pipette | sélecteur de couleur',
  palette: 'pipette couleur | couleur d’un logo',
  'hex code': 'couleur d’une image | color picker',
  eyedropper: 'palette | codes couleurs',
  'pick colour': 'palette de couleurs',
  'dominant colours': 'code couleur',
  'colour codes': 'code hex',
  'brand colours': 'trouver une couleur',
  'colours from logo': 'couleurs dominantes',
  'Main colours': 'Couleurs principales',
  'The maximum number. Colours that look alike count as one.':
    'Le nombre maximal. Les couleurs qui se ressemblent comptent pour une.',
  CSS: 'CSS',
  'GIMP palette': 'Palette GIMP',
  'How are the main colours found?': 'Comment les couleurs principales sont-elles trouvées ?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Les pixels qui se ressemblent sont regroupés, dans un espace de couleurs (Oklab) où la distance correspond à ce que l’œil voit. Chaque couleur est la moyenne de son groupe, et le pourcentage dit quelle part de l’image le groupe couvre. Les pixels transparents ne comptent pas.',
  'Are picked colours exact?': 'Les couleurs relevées sont-elles exactes ?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Oui. Vous obtenez ce pixel exact de votre fichier, en taille réelle, converti en sRGB si l’image a un autre profil de couleur.',
} satisfies TableWords<'tools/image-colours'>;
