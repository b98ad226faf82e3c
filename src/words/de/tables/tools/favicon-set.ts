export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Favicon-Set',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Mach aus einem Bild alle Icons, die eine Website braucht: ICO, PNG, Icons für Apple und Android, Manifest und HTML.',
  'Make icons': 'Icons erstellen',
  favicon: 'favicon | webseiten icon',
  'app icon': 'favicon erstellen | ico',
  'website icon': 'favicon generator | ico erstellen',
  ico: 'app icon | apple touch icon',
  'apple touch icon': 'icon erstellen | icon generator',
  'favicon generator': 'website icon | symbol für website',
  'Website name': 'Name der Website',
  'My site': 'Meine Seite',
  'If the image is not square': 'Wenn das Bild nicht quadratisch ist',
  'Crop to the centre': 'Auf die Mitte zuschneiden',
  'Background on phones': 'Hintergrund auf Handys',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'Was gehört zum Set?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico mit 16, 24, 32 und 48 Pixeln für Browser und Lesezeichen; Icons mit 192 und 512 Pixeln für Android und installierte Apps, darunter eines mit Sicherheitsrand für Systeme, die es rund zuschneiden; das Apple-Icon mit 180 Pixeln; das Manifest, das sie alle nennt; und das HTML für den Kopf deiner Seiten.',
  'Where do the files go?': 'Wohin kommen die Dateien?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'In den Stammordner deiner Website. Kopiere den Inhalt von head.html in den Kopf jeder Seite.',
  'Which image works best?': 'Welches Bild eignet sich am besten?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Ein Quadrat mit mindestens 512 Pixeln und einer einfachen Form: Bei 16 Pixeln verschwinden Details. Ein SVG ist in jeder Größe scharf.',
} satisfies TableWords<'tools/favicon-set'>;
