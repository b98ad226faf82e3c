export default {
  'Rotate and flip images': 'Pivoter et retourner des images',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Faites pivoter des images de 90°, de 180° ou d’un autre angle, redressez-les et retournez-les, par lot.',
  straighten:
    'pivoter image | tourner photo | rotation image | faire pivoter photo | redresser photo | photo de travers | inverser photo',
  deskew: 'pivoter photo | tourner image | rotation photo | retourner photo | redresser image | effet miroir photo',
  'By another angle': 'D’un autre angle',
  'Clockwise; negative numbers rotate the other way.':
    'Dans le sens des aiguilles d’une montre ; un nombre négatif tourne dans l’autre sens.',
  'Empty corners': 'Coins vides',
  'Crop them off': 'Les rogner',
  'Fill with a colour': 'Les remplir d’une couleur',
  'Corner colour': 'Couleur des coins',
  'JPEG photos': 'Photos JPEG',
  'Keep every pixel': 'Garder chaque pixel',
  'Keep pixels, crop edges': 'Rogner un peu les bords',
  'Re-encode': 'Réencoder',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Un JPEG est pivoté bloc par bloc, sans réencodage. Si ses côtés ne font pas des blocs entiers, le fichier indique comment le pivoter, ou jusqu’à 15 pixels sont rognés à un bord.',
  'Why is my photo upright here and sideways elsewhere?': 'Pourquoi ma photo est-elle droite ici et couchée ailleurs ?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'Le fichier indique comment la pivoter, et certains programmes l’ignorent. Choisissez « Aucune » : le résultat est vraiment pivoté, et il a le même aspect partout. Un JPEG peut perdre jusqu’à 15 pixels à un bord si ses côtés ne font pas des blocs entiers.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Un JPEG ne perd rien si vous le pivotez d’un quart ou d’un demi-tour ou le retournez : ses blocs de 8 ou 16 pixels changent de place, et chaque pixel garde sa valeur. Si ses côtés ne font pas des blocs entiers, le fichier indique plutôt comment le pivoter, sauf choix contraire. Les autres angles et les autres formats avec perte sont réencodés.',
  'How do I straighten a crooked horizon?': 'Comment redresser un horizon penché ?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Choisissez « D’un autre angle » avec quelques degrés, et « Les rogner » : vous obtenez la plus grande image droite qui tient dans l’image pivotée.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Oui, chaque image est pivotée, au même rythme. GIF, WebP, APNG, AVIF et JPEG XL gardent leur format ; si votre navigateur ne sait pas écrire d’AVIF animé, l’AVIF devient un WebP.',
} satisfies TableWords<'tools/rotate-image'>;
