export default {
  'Image to data URL': 'Image en URL de données',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Transformez une image en URL de données (Base64) à coller dans du HTML ou du CSS, et voyez sa longueur.',
  'Create data URL': 'Créer l’URL',
  base64: 'base64 | url de données | image dans le css',
  'data uri': 'image en base64 | encoder image | png en base64',
  'inline image': 'convertir image en base64 | image intégrée',
  'encode image': 'data url | image en ligne html',
  'embed image in css': 'data uri | intégrer image css',
  Output: 'Sortie',
  'Data URL only': 'URL de données seule',
  'HTML image': 'Image HTML',
  'CSS background': 'Arrière-plan CSS',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Les images plus grandes sont réduites. Laissez vide pour garder les dimensions.',
  'When is a data URL a good idea?': 'Quand une URL de données est-elle une bonne idée ?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Pour de petites images de quelques kilooctets au plus, car elle évite une requête. Le texte est un tiers plus long que le fichier et il est rechargé avec chaque page qui le contient : pour des images plus grosses, mieux vaut des fichiers séparés.',
  'Is my image changed?': 'Mon image est-elle modifiée ?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'Pas si vous ne touchez ni au format ni à la largeur : le texte contient l’image à l’octet près, sans métadonnées comme le lieu, et le résultat dit ce qui a été supprimé. Les formats que les pages web ne peuvent pas afficher, comme le HEIC, deviennent du JPEG ou du PNG.',
} satisfies TableWords<'tools/image-to-data-url'>;
