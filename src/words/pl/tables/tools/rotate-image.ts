export default {
  'Rotate and flip images': 'Obróć i odbij obrazy',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Obracaj obrazy o 90°, 180° lub dowolny kąt, prostuj je i odbijaj, wiele naraz.',
  straighten:
    'obróć zdjęcie | odbij zdjęcie | wyprostuj zdjęcie | krzywe zdjęcie | zdjęcie bokiem | przekręć zdjęcie | obroc zdjecie',
  deskew:
    'obracanie zdjęć | lustrzane odbicie | prostowanie zdjęcia | krzywy horyzont | obróć o 90 stopni | odwróć zdjęcie',
  None: 'Nie obracaj',
  'By another angle': 'O inny kąt',
  'Clockwise; negative numbers rotate the other way.':
    'Zgodnie z ruchem wskazówek zegara; liczby ujemne – w drugą stronę.',
  'Empty corners': 'Puste rogi',
  'Crop them off': 'Obetnij je',
  'Fill with a colour': 'Wypełnij kolorem',
  'Corner colour': 'Kolor rogów',
  'JPEG photos': 'Zdjęcia JPEG',
  'Keep every pixel': 'Zostaw każdy piksel',
  'Keep pixels, crop edges': 'Zostaw piksele, tnij brzegi',
  'Re-encode': 'Koduj ponownie',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'JPEG jest obracany blok po bloku, bez ponownego kodowania. Jeśli jego boki nie składają się z całych bloków, w pliku zapisywane jest, jak go obrócić, albo na brzegu obcinane jest do 15 pikseli.',
  'Why is my photo upright here and sideways elsewhere?':
    'Dlaczego tutaj zdjęcie jest ustawione prosto, a gdzie indziej leży na boku?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'W pliku jest zapisane, jak go obrócić, a niektóre programy to pomijają. Wybierz „Nie obracaj”: wynik jest naprawdę obrócony, więc wszędzie wygląda tak samo. JPEG może stracić do 15 pikseli na brzegu, jeśli jego boki nie składają się z całych bloków.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'JPEG nic nie traci, jeśli obracasz go o kąty proste lub odbijasz: jego bloki po 8 lub 16 pikseli zamieniają się miejscami, a każdy piksel zachowuje wartość. Jeśli boki nie składają się z całych bloków, w pliku zapisywane jest tylko, jak go obrócić, o ile nie wybierzesz inaczej. Przy innych kątach i w innych formatach stratnych obraz jest kodowany ponownie.',
  'How do I straighten a crooked horizon?': 'Jak wyprostować krzywy horyzont?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Wybierz „O inny kąt”, wpisz kilka stopni i wybierz „Obetnij je”: dostaniesz największy prosty obraz, jaki mieści się w obróconym.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Tak, obracana jest każda klatka, z tymi samymi czasami. GIF, WebP, APNG, AVIF i JPEG XL zachowują format; jeśli przeglądarka nie potrafi zapisywać animowanych plików AVIF, powstanie plik WebP.',
} satisfies TableWords<'tools/rotate-image'>;
