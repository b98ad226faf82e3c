export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Set di favicon',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Trasforma un’immagine in tutte le icone che servono a un sito: ICO, PNG, icone Apple e Android, manifest e HTML.',
  'Make icons': 'Crea icone',
  'Website name': 'Nome del sito',
  'My site': 'Il mio sito',
  'If the image is not square': 'Se l’immagine non è quadrata',
  'Crop to the centre': 'Ritaglia al centro',
  'Background on phones': 'Sfondo sui telefoni',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'Che cosa c’è nel set?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico con 16, 24, 32 e 48 pixel per browser e segnalibri; icone da 192 e 512 pixel per Android e per le app installate, compresa una con un margine di sicurezza per i sistemi che la ritagliano in tondo; l’icona Apple da 180 pixel; il manifest che le elenca; e l’HTML per l’intestazione delle tue pagine.',
  'Where do the files go?': 'Dove vanno i file?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'Nella cartella principale del tuo sito. Copia il contenuto di head.html nella sezione head di ogni pagina.',
  'Which image works best?': 'Quale immagine funziona meglio?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Un quadrato di almeno 512 pixel con una forma semplice: a 16 pixel i dettagli spariscono. Un SVG è nitido a ogni dimensione.',
  favicon: 'favicon | icona app | favicon generator',
  'app icon': 'creare favicon | ico',
  'website icon': 'generatore favicon | convertire in ico',
  ico: 'icona sito | creare icona',
  'apple touch icon': 'icona sito web | apple touch icon',
  'favicon generator': 'icone sito | icone per android',
} satisfies TableWords<'tools/favicon-set'>;
