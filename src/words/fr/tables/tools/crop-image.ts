export default {
  'Crop images': 'Rogner des images',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Rognez des images selon un cadre que vous tracez, ou à des proportions comme 1:1 ou 16:9, par lot.',
  square: 'rogner image | couper photo | carré instagram',
  frame: 'rogner photo | couper image | cadre',
  'trim edges': 'recadrer | découper photo | enlever les bords',
  'crop photo': 'recadrer photo | carré | crop',
  'instagram square': 'recadrer image | photo carrée',
  'Crop to': 'Rogner selon',
  'A box I draw': 'Un cadre que je trace',
  'A fixed shape': 'Des proportions fixes',
  'The most interesting part': 'La zone la plus intéressante',
  'The centre': 'Le centre',
  'The top or left': 'Le haut ou la gauche',
  'The bottom or right': 'Le bas ou la droite',
  'Crop JPEG without re-encoding': 'Rogner les JPEG sans réencoder',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Rogne au bord des blocs JPEG : jusqu’à 15 pixels de plus peuvent rester.',
  'Can I use one box for images of different sizes?':
    'Un même cadre peut-il servir à des images de tailles différentes ?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Oui, en proportion de la largeur et de la hauteur : un cadre sur la moitié gauche garde la moitié gauche de chaque image. Un cadre aux proportions fixes, comme 1:1, les garde sur toutes les images. Choisissez les pixels si toutes les images ont les mêmes dimensions, ou le même bord à rogner. Les flèches montrent le cadre sur chaque image.',
  'How does it find the most interesting part?': 'Comment trouve-t-il la zone la plus intéressante ?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Il cherche les teintes de peau, les couleurs vives et les contours, et place le cadre autour. Cela se passe sur votre appareil, sans reconnaître les visages.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Oui, chaque image est rognée au même endroit, au même rythme. GIF, WebP, APNG, AVIF et JPEG XL gardent leur format ; si votre navigateur ne sait pas écrire d’AVIF animé, l’AVIF devient un WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Un JPEG est réencodé à la qualité de votre choix, sauf si vous le rognez sans réencoder : il est alors coupé au bord de ses blocs de 8 ou 16 pixels, et ce qui reste est identique à votre fichier, bit pour bit. La zone la plus intéressante ne peut se trouver qu’en décodant : il est alors réencodé.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Oui. La miniature que les appareils enregistrent dans une photo montre l’image non rognée : elle est donc supprimée aussi.',
} satisfies TableWords<'tools/crop-image'>;
