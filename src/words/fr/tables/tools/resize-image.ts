export default {
  'Resize images': 'Redimensionner des images',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Changez les dimensions d’images en pixels, par lot, avec un résultat net et des couleurs justes.',
  width: 'redimensionner image | fond d’écran',
  height: 'redimensionner photo | taille miniature youtube',
  'make bigger': 'changer taille photo | photo de couverture',
  enlarge: 'changer dimensions image | photo de profil',
  thumbnail: 'réduire dimensions photo | resize',
  'change size': 'largeur',
  'half size': 'hauteur',
  'half the size': 'agrandir photo',
  'lower resolution photo': 'agrandir image',
  wallpaper: 'miniature',
  'youtube thumbnail size': 'vignette',
  'cover photo': 'moitié de la taille',
  'profile picture': 'réduire résolution photo',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Laissez-en une vide pour garder les proportions, ou les deux pour un grand côté de 1600 px.',
  'Enlarge smaller images': 'Agrandir les petites images',
  'Keep fine highlights (slower)': 'Préserver les détails clairs',
  'Web page or email, 1600 px': 'Page web ou e-mail, 1600 px',
  'Full HD screen, 1920 × 1080': 'Écran Full HD, 1920 × 1080',
  'How are the new pixels made?': 'Comment les nouveaux pixels sont-ils calculés ?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Par rééchantillonnage de Lanczos, qui garde les contours nets ; celui du navigateur est plus doux. Les pixels transparents n’influent pas sur les couleurs voisines.',
  'What does “Keep fine highlights” do?': 'Que fait « Préserver les détails clairs » ?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'Les valeurs d’un fichier ne sont pas proportionnelles à la lumière : à mi-chemin entre le noir et le blanc, c’est 188, pas 128. Les programmes qui font la moyenne des valeurs rendent trop sombres les fins détails clairs, comme des étoiles, des câbles ou du texte sur fond noir. Cette option calcule en lumière linéaire, ce qui les préserve. C’est plus lent et peut rendre plus visibles des halos autour des contours : elle est donc désactivée par défaut.',
  'Which way up are my photos?': 'Dans quel sens sont mes photos ?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'À l’endroit. Si une photo indique seulement comment la pivoter, elle l’est vraiment, pour que tous les programmes la montrent de la même façon.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Oui, elles sont redimensionnées image par image, au même rythme. GIF, WebP, APNG, AVIF et JPEG XL gardent leur format ; si votre navigateur ne sait pas écrire d’AVIF animé, l’AVIF devient un WebP.',
} satisfies TableWords<'tools/resize-image'>;
