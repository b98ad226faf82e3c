export default {
  'PDF to images': 'PDF en images',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Transformez les pages d’un PDF en images JPEG, PNG ou WebP, à la résolution de votre choix.',
  'pdf to jpg': 'pdf en image | convertir pdf en image | page pdf en image',
  'pdf to png': 'pdf en images | transformer pdf en photo',
  'save pdf as picture': 'pdf en jpg | pdf en photo',
  'render pdf': 'pdf en jpeg | enregistrer pdf en image',
  'pdf screenshot': 'pdf en png | capture pdf',
  'pdf to photo': 'convertir pdf en jpg | pdf to jpg',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 pour l’écran, 150 pour lire, 300 pour imprimer.',
  'Screen, 150 dpi': 'Écran, 150 dpi',
  'Print, 300 dpi': 'Impression, 300 dpi',
  'Fine print, 600 dpi': 'Impression fine, 600 dpi',
  'Which resolution and format should I choose?': 'Quelle résolution et quel format choisir ?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi suffisent pour lire à l’écran, 300 dpi pour imprimer. Le PNG garde nets les contours du texte et des dessins ; JPEG et WebP sont plus petits pour les numérisations et les photos. Une page A4 fait 1240 × 1754 pixels à 150 dpi.',
  'What do the images show?': 'Que montrent les images ?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Chaque page telle qu’un lecteur de PDF l’affiche, à l’endroit, sur fond blanc, avec commentaires et champs de formulaire. Les pages sont dessinées par PDFium, que Chrome utilise aussi.',
  'How are many pages saved?': 'Comment enregistrer beaucoup de pages ?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Chaque page devient un fichier numéroté ; plusieurs sont enregistrées en un seul ZIP, ou dans un dossier.',
  'Can I get the images in the PDF instead of its pages?': 'Puis-je avoir les images du PDF plutôt que ses pages ?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Oui, avec « Extraire les images d’un PDF » : cet outil les enregistre à leur résolution d’origine, et les JPEG sans réencodage.',
} satisfies TableWords<'tools/pdf-to-images'>;
