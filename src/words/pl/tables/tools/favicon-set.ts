export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Zestaw ikon strony (favicon)',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Zamień jeden obraz w komplet ikon strony WWW: ICO, PNG, ikony dla Apple i Androida, manifest i HTML.',
  'Make icons': 'Utwórz ikony',
  favicon: 'favicon | favikona | logo w zakładce',
  'app icon': 'ikona strony | ikona www',
  'website icon': 'ikonka strony | apple touch icon',
  ico: 'ikona aplikacji | favicon ico',
  'apple touch icon': 'ico | ikona do przeglądarki',
  'favicon generator': 'generator favicon | png na ico',
  'Website name': 'Nazwa strony',
  'My site': 'Moja strona',
  'If the image is not square': 'Jeśli obraz nie jest kwadratowy',
  'Crop to the centre': 'Przytnij, zostaw środek',
  'Background on phones': 'Tło w telefonach',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'Co jest w zestawie?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico w rozmiarach 16, 24, 32 i 48 pikseli dla przeglądarek i zakładek; ikony 192 i 512 pikseli dla Androida i zainstalowanych aplikacji, w tym jedna z bezpiecznym marginesem dla systemów, które przycinają ją do koła; ikona Apple 180 pikseli; manifest, który je wymienia; i kod HTML do sekcji head Twoich stron.',
  'Where do the files go?': 'Gdzie umieścić pliki?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'W głównym folderze serwisu. Zawartość head.html skopiuj do sekcji head każdej strony.',
  'Which image works best?': 'Jaki obraz nadaje się najlepiej?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Kwadrat o boku co najmniej 512 pikseli, z prostym kształtem: przy 16 pikselach szczegóły znikają. Plik SVG jest ostry w każdym rozmiarze.',
} satisfies TableWords<'tools/favicon-set'>;
