export default {
  'Watermark images': 'Ajouter un filigrane à des images',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Mettez du texte ou votre logo sur des images, à un endroit ou partout, par lot.',
  'logo on photo': 'filigrane | nom sur photo',
  'text on photo': 'filigrane photo | légende photo',
  'write text on photo': 'filigrane image | marque',
  'add text': 'logo sur photo | signature photo',
  brand: 'ajouter logo photo | watermark',
  'caption photo': 'texte sur photo | meme',
  'name on photo': 'écrire sur une photo | copyright photo',
  'add name to photo': 'ajouter texte photo',
  meme: 'mettre son nom sur photo',
  Watermark: 'Filigrane',
  'Image, such as a logo': 'Image, comme un logo',
  '© Your name': '© Votre nom',
  Font: 'Police',
  'Sans serif': 'Sans empattement',
  Serif: 'Avec empattement',
  Monospaced: 'À chasse fixe',
  Bold: 'Gras',
  'A PNG or WebP with transparency looks best.': 'Un PNG ou un WebP avec transparence convient le mieux.',
  'Repeat all over': 'Répéter partout',
  'The maximum share of the image’s width and height.': 'La part maximale de la largeur et de la hauteur de l’image.',
  'Is the watermark the same size on every image?': 'Le filigrane a-t-il la même taille sur chaque image ?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Il occupe la même proportion de chaque image : il a donc le même aspect sur les grandes et les petites.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Toutes celles que votre appareil peut afficher, y compris d’autres écritures, des symboles et des emojis : c’est votre navigateur qui dessine le texte.',
  'Can the watermark be removed again?': 'Le filigrane peut-il être enlevé ensuite ?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Pas à partir du seul nouveau fichier : les pixels situés dessous y sont mélangés au filigrane ou ont disparu. Gardez vos originaux ; ils ne changent pas.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Oui, le filigrane est mis sur chaque image. GIF, WebP, APNG, AVIF et JPEG XL gardent leur format ; si votre navigateur ne sait pas écrire d’AVIF animé, l’AVIF devient un WebP.',
} satisfies TableWords<'tools/watermark-image'>;
