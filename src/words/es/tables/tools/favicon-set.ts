export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Juego de favicons',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Convierte una imagen en todos los iconos que necesita un sitio web: ICO, PNG, iconos de Apple y Android, manifiesto y HTML.',
  'Make icons': 'Crear iconos',
  favicon: 'favicon | crear favicon',
  'app icon': 'icono de app | icono de página web',
  'website icon': 'icono web | iconos para web',
  ico: 'ico | png a ico',
  'apple touch icon': 'apple touch icon | hacer icono',
  'favicon generator': 'generador de favicon | favicon.ico',
  'Website name': 'Nombre del sitio web',
  'My site': 'Mi sitio',
  'If the image is not square': 'Si la imagen no es cuadrada',
  'Crop to the centre': 'Recortar al centro',
  'Background on phones': 'Fondo en móviles',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': '¿Qué incluye el juego?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico con 16, 24, 32 y 48 píxeles para navegadores y marcadores; iconos de 192 y 512 píxeles para Android y apps instaladas, incluido uno con margen de seguridad para los sistemas que lo recortan en círculo; el icono de Apple con 180 píxeles; el manifiesto que los enumera, y el HTML para la cabecera de tus páginas.',
  'Where do the files go?': '¿Dónde van los archivos?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'En la carpeta raíz de tu sitio web. Copia el contenido de head.html en el head de cada página.',
  'Which image works best?': '¿Qué imagen va mejor?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Una cuadrada de al menos 512 píxeles con una forma sencilla: a 16 píxeles, los detalles desaparecen. Un SVG es nítido a cualquier tamaño.',
} satisfies TableWords<'tools/favicon-set'>;
