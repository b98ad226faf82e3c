export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Créer un jeu de favicons',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Créez à partir d’une image toutes les icônes d’un site web : ICO, PNG, icônes Apple et Android, manifeste et HTML.',
  'Make icons': 'Créer les icônes',
  favicon: 'favicon | ico',
  'app icon': 'créer favicon | png en ico',
  'website icon': 'générateur favicon | icône application',
  ico: 'icône de site | icône d’app',
  'apple touch icon': 'icône site web | apple touch icon',
  'favicon generator': 'icone | icone site internet',
  'Website name': 'Nom du site',
  'My site': 'Mon site',
  'If the image is not square': 'Si l’image n’est pas carrée',
  'Crop to the centre': 'Rogner au centre',
  'Background on phones': 'Arrière-plan sur téléphone',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'Que contient le jeu ?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico en 16, 24, 32 et 48 pixels pour les navigateurs et les favoris ; des icônes de 192 et 512 pixels pour Android et les applications installées, dont une avec une marge de sécurité pour les systèmes qui la découpent en cercle ; l’icône Apple de 180 pixels ; le manifeste qui les énumère ; et le HTML pour l’en-tête de vos pages.',
  'Where do the files go?': 'Où vont les fichiers ?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'Dans le dossier racine de votre site. Copiez le contenu de head.html dans l’en-tête de chaque page.',
  'Which image works best?': 'Quelle image convient le mieux ?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Un carré d’au moins 512 pixels avec une forme simple : à 16 pixels, les détails disparaissent. Un SVG est net à toutes les tailles.',
} satisfies TableWords<'tools/favicon-set'>;
