export default {
  'Remove metadata from photos': 'Usuń metadane ze zdjęć',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Zobacz, co zdjęcie zdradza o miejscu, czasie, ludziach i aparacie, i usuń te dane. Sam obraz się nie zmienia.',
  exif: 'exif | usuń exif | usun dane exif',
  gps: 'gps | usuń gps ze zdjęcia',
  location: 'lokalizacja',
  geotag: 'geotag',
  privacy: 'prywatność',
  'clean photo': 'wyczyść zdjęcie',
  'clean metadata': 'usuń metadane | usuwanie metadanych',
  'camera data': 'dane aparatu',
  'where was photo taken': 'gdzie zrobiono zdjęcie | usuń lokalizację ze zdjęcia',
  'view exif': 'podgląd exif',
  'who took photo': 'kto zrobił zdjęcie',
  'Keep date and time': 'Zostaw datę i godzinę',
  'Keep camera and settings': 'Zostaw aparat i ustawienia',
  'Keep author and copyright': 'Zostaw autora i prawa autorskie',
  'Keep title and description': 'Zostaw tytuł i opis',
  'Keep location': 'Zostaw lokalizację',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Wszystko poza samym obrazem: dane EXIF, XMP i IPTC, komentarze, miniatury, historia edycji, poświadczenia treści i filmy, które telefony dodają do zdjęć. Wynik to wymienia. Dane, które mają zostać, zostają tylko w EXIF.',
  'Does the image get worse?': 'Czy obraz traci na jakości?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'Nie. Nie jest kodowany ponownie: jego skompresowane dane są kopiowane bajt w bajt. Profil kolorów, orientacja i mapy wzmocnienia HDR zostają, bo bez nich obraz wyglądałby inaczej.',
  'Is the location looked up on a map?': 'Czy lokalizacja jest sprawdzana na mapie?',
} satisfies TableWords<'tools/remove-metadata'>;
