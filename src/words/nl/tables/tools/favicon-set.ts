export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Faviconset',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Maak van één afbeelding alle pictogrammen die een website nodig heeft: ICO, PNG, pictogrammen voor Apple en Android, manifest en HTML.',
  'Make icons': 'Pictogrammen maken',
  'Website name': 'Naam van de website',
  'My site': 'Mijn site',
  'If the image is not square': 'Als de afbeelding niet vierkant is',
  'Crop to the centre': 'Bijsnijden tot het midden',
  'Background on phones': 'Achtergrond op telefoons',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'Wat zit er in de set?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico met 16, 24, 32 en 48 pixels voor browsers en bladwijzers; pictogrammen van 192 en 512 pixels voor Android en geïnstalleerde apps, waarvan één met een veilige marge voor systemen die er een cirkel van maken; het Apple-pictogram van 180 pixels; het manifest dat ze opsomt; en de HTML voor de head van je pagina’s.',
  'Where do the files go?': 'Waar zet ik de bestanden neer?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'In de hoofdmap van je website. Kopieer de inhoud van head.html naar de head van elke pagina.',
  'Which image works best?': 'Welke afbeelding werkt het best?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Een vierkant van minstens 512 pixels met een eenvoudige vorm: bij 16 pixels verdwijnen details. Een SVG is op elke grootte scherp.',
  favicon: 'favicon | favicon generator | tabblad icoon',
  'app icon': 'favicon maken | apple touch icon | favicon van logo',
  'website icon': 'app icoon | pictogram website',
  ico: 'website icoon | icoontje voor website',
  'apple touch icon': 'icoon maken | ico bestand maken',
  'favicon generator': 'ico | site icon',
} satisfies TableWords<'tools/favicon-set'>;
