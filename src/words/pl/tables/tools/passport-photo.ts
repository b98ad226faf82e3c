export default {
  Frames: 'Ramki',
  'Passport photo, 35 × 45 mm': 'Zdjęcie paszportowe, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Przygotuj zdjęcie 35 × 45 mm do paszportu, wizy lub dowodu, z ramką, która pokazuje, gdzie ma być głowa.',
  'Make passport photo': 'Utwórz zdjęcie',
  passport: 'paszport',
  'passport photo': 'zdjęcie paszportowe | zdjęcie do prawa jazdy | zdjęcie do paszportu | wymiary zdjęcia do dowodu',
  'resize passport photo': 'zdjęcie do dowodu | foto do dowodu',
  'id photo': 'zdjęcie do legitymacji | zdjecie do dowodu',
  'visa photo': 'zdjęcie biometryczne | zdjęcie legitymacyjne',
  '35 x 45 mm': 'zdjęcie do wizy | zdjęcie do cv',
  'biometric photo': 'zdjęcie 35x45',
  schengen: 'zdjęcie 3,5x4,5',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'Część każdego obrazu, która ma zostać, w ułamkach wymiarów obrazu we właściwej orientacji. Z obrazu bez ramki zostaje środek.',
  'How is the frame placed?': 'Jak ustawiana jest ramka?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'Według twarzy znalezionej na zdjęciu, tak żeby głowa miała wysokość, jakiej wymaga większość urzędów. Twarz jest wykrywana na Twoim urządzeniu, za pomocą pliku o rozmiarze 204 kB, który przeglądarka pobiera raz. Sprawdź linie i w razie potrzeby przesuń ramkę lub zmień jej wielkość: wynik to dokładnie to, co w niej jest. Jeśli twarzy nie znaleziono, ramka jest na środku.',
  'Why 413 × 531 pixels?': 'Dlaczego 413 × 531 pikseli?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'To 35 × 45 mm przy 300 punktach na cal, czyli w rozdzielczości drukarek do zdjęć. Zdjęcie 2 × 2 cale ma 600 × 600 pikseli.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'Formatu 35 × 45 mm wymaga większość krajów Europy, Indie przy niektórych wizach i wiele innych państw, a Stany Zjednoczone – 2 × 2 cale. Zasady dotyczące głowy i tła są różne, więc sprawdź wymagania urzędu, do którego wysyłasz zdjęcie.',
  'What if the photo must be under a size in kB?': 'Co, jeśli zdjęcie nie może przekroczyć określonej liczby kB?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Ustaw „Maksymalny rozmiar”, na przykład 240 kB: zostanie wybrana najlepsza jakość, przy której plik się zmieści.',
  'Does it change the background?': 'Czy to zmienia tło?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'Nie. Zrób zdjęcie na tle gładkiej, jasnej ściany: wiele urzędów odrzuca zdjęcia z podmienionym tłem.',
} satisfies TableWords<'tools/passport-photo'>;
