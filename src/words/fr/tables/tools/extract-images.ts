export default {
  'Extract images from PDF': 'Extraire les images d’un PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Enregistrez les images d’un PDF à leur résolution d’origine. Les JPEG ne sont pas réencodés.',
  'get pictures out of pdf': 'extraire images pdf | récupérer photos pdf | extraire photo pdf',
  'images from pdf': 'extraire image d’un pdf | photos d’un pdf | extraire logo pdf',
  'save pdf images': 'images d’un pdf | enregistrer images pdf | télécharger images pdf',
  'photos from pdf': 'récupérer images pdf | sortir les images d’un pdf | extraction images',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'Non. Un JPEG sort tel qu’il est dans le fichier, à l’octet près, avec son profil de couleur si le PDF en a un pour lui. Un JPEG que le PDF affiche à travers un masque ou dans d’autres couleurs devient un PNG, comme toutes les autres images : pixel par pixel, avec toute la profondeur de couleur et la transparence. Les couleurs d’impression (CMJN) sont converties en sRGB.',
  'Which images are found?': 'Quelles images sont trouvées ?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Toutes les images dessinées sur les pages, y compris dans les dessins, les motifs et les commentaires. Chacune est enregistrée une seule fois, même si elle sert plusieurs fois, et en entier, même si la page n’en montre qu’une partie. Les dessins faits de traits et de texte ne sont pas des images : pour ceux-là, utilisez « PDF en images ».',
  'How are they saved?': 'Comment sont-elles enregistrées ?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'En fichiers numérotés, dans l’ordre des pages. Plusieurs images sont enregistrées en un seul ZIP, ou dans un dossier.',
} satisfies TableWords<'tools/extract-images'>;
