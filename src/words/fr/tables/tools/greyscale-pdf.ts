export default {
  'Greyscale PDF': 'Passer un PDF en niveaux de gris',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Passez un PDF en niveaux de gris : texte, traits, dégradés et images perdent leurs couleurs. Le texte reste du texte.',
  'Make grey': 'Passer en gris',
  grey: 'gris',
  'black and white': 'noir et blanc | sans couleur',
  grayscale: 'pdf noir et blanc | économiser encre',
  monochrome: 'niveaux de gris | économiser toner',
  'remove colour': 'pdf en niveaux de gris | nuances de gris',
  bw: 'pdf en gris | n&b',
  'without colour': 'monochrome',
  'save ink': 'enlever la couleur',
  'save toner': 'supprimer couleurs',
  'What is turned grey?': 'Qu’est-ce qui passe en gris ?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Le texte, les traits et remplissages, les dégradés linéaires et radiaux, les motifs, les commentaires, les champs de formulaire et les images, chacun avec la luminosité de ses couleurs. Les pages ne deviennent pas des images : on peut toujours chercher dans le texte.',
  'What stays in colour?': 'Qu’est-ce qui reste en couleur ?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Les dégradés à maillage, les images dont une couleur est rendue transparente et les petites images intégrées au texte de la page. C’est rare ; le résultat dit combien il y en a.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'Les images JPEG sont réencodées en haute qualité ; les autres gardent chaque pixel. Tout le reste est aussi net qu’avant.',
} satisfies TableWords<'tools/greyscale-pdf'>;
