export default {
  'Convert images': 'Convertir des images',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Convertissez des images JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL et HEIC vers d’autres formats, par lot.',
  'image converter': 'convertir image | exporter en | convertir en png',
  'photo format': 'convertisseur image | enregistrer en jpg',
  'picture converter': 'convertisseur photo | convertir en jpg',
  'export as': 'convertir photo | png en jpg',
  'save as jpg': 'format photo | jfif en jpg',
  'jfif to jpg': 'changer format image | webp en jpg',
  'Convert to': 'Convertir en',
  'What happens to transparent areas?': 'Que deviennent les zones transparentes ?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Elles sont conservées dans tous les formats sauf le JPEG, qui n’a pas de transparence : elles y deviennent blanches, et le résultat le dit.',
  'What happens to animation?': 'Que devient l’animation ?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (en APNG), AVIF et JPEG XL restent animés, au même rythme. Les autres formats ne contiennent ici qu’une seule image. Firefox et Safari ne savent pas écrire d’AVIF animé. Un avertissement s’affiche avant que vous commenciez.',
  'Can it choose the format?': 'L’outil peut-il choisir le format ?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '« Le plus petit » compresse chaque fichier dans tous les formats adaptés, sans différence visible, et garde le plus petit. Le résultat montre la taille dans chaque format.',
  'Do colours change?': 'Les couleurs changent-elles ?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'Non. Le profil de couleur est conservé si le format le prend en charge ; sinon, les couleurs sont converties en sRGB.',
} satisfies TableWords<'tools/convert-image'>;
