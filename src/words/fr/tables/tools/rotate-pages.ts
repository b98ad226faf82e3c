export default {
  'Rotate PDF pages': 'Pivoter des pages d’un PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Faites pivoter tout ou partie des pages d’un PDF sans rien changer d’autre.',
  'rotate pdf': 'pivoter pdf | tourner page pdf | faire pivoter pdf | paysage en portrait pdf | enregistrer pdf pivoté',
  'flip pdf': 'pivoter page pdf | rotation pdf | pdf à l’envers | portrait en paysage pdf',
  'landscape to portrait pdf': 'tourner pdf | retourner pdf | pdf de travers | rotation page',
  '90° to the right': '90° vers la droite',
  '90° to the left': '90° vers la gauche',
  'Upside down': 'Tête en bas',
  'For example 1-3, 7, last; or odd, even, all.':
    'Par exemple 1-3, 7, last (la dernière) ; ou odd (impaires), even (paires), all (toutes).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'Non. Chaque page indique comment elle est pivotée ; son contenu est copié tel quel.',
  'Can I rotate each page differently?': 'Puis-je pivoter chaque page différemment ?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Oui, avec « Organiser un PDF », qui montre toutes les pages et les fait pivoter une à une.',
} satisfies TableWords<'tools/rotate-pages'>;
