export default {
  'Crop images': 'Kadruj obrazy',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Kadruj obrazy do narysowanej ramki albo do proporcji, takich jak 1:1 lub 16:9, wiele naraz.',
  square: 'kwadrat | ramka | utnij zdjęcie',
  frame: 'przytnij zdjęcie | obetnij brzegi | przytnij obraz',
  'trim edges': 'obetnij zdjęcie | zdjęcie na instagram | przytnij zdjecie',
  'crop photo': 'wytnij ze zdjęcia | kwadratowe zdjęcie | crop',
  'instagram square': 'kadrowanie zdjęć | przycinanie zdjęć',
  'Crop to': 'Sposób kadrowania',
  'A box I draw': 'Narysowana ramka',
  'A fixed shape': 'Stałe proporcje',
  'The most interesting part': 'Najciekawszą część',
  'The centre': 'Środek',
  'The top or left': 'Górę lub lewą stronę',
  'The bottom or right': 'Dół lub prawą stronę',
  'Crop JPEG without re-encoding': 'JPEG bez ponownego kodowania',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Cięcie przebiega na granicach bloków JPEG, więc zostaje do 15 dodatkowych pikseli.',
  'Can I use one box for images of different sizes?': 'Czy jedna ramka pasuje do obrazów o różnych wymiarach?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Tak, jako ułamek szerokości i wysokości: ramka na lewej połowie zostawia lewą połowę każdego obrazu. Ramka o stałych proporcjach, na przykład 1:1, zachowuje je na wszystkich obrazach. Wybierz piksele, jeśli wszystkie obrazy mają te same wymiary albo tę samą obwódkę do obcięcia. Strzałki pokazują ramkę na kolejnych obrazach.',
  'How does it find the most interesting part?': 'Jak znajdowana jest najciekawsza część?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Narzędzie szuka odcieni skóry, mocnych kolorów i krawędzi, a kadr obejmuje właśnie je. Działa to na Twoim urządzeniu i bez rozpoznawania twarzy.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Tak, każda klatka jest kadrowana w tym samym miejscu, z tymi samymi czasami. GIF, WebP, APNG, AVIF i JPEG XL zachowują format; jeśli przeglądarka nie potrafi zapisywać animowanych plików AVIF, powstanie plik WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'JPEG jest kodowany ponownie z wybraną jakością, chyba że kadrujesz bez ponownego kodowania: wtedy jest cięty na granicach bloków po 8 lub 16 pikseli, a to, co zostaje, jest identyczne z Twoim plikiem, bit w bit. Najciekawszą część można znaleźć tylko po zdekodowaniu, więc wtedy plik jest kodowany ponownie.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Tak. Miniatura, którą aparaty zapisują w zdjęciu, pokazuje cały obraz sprzed kadrowania, więc też jest usuwana.',
} satisfies TableWords<'tools/crop-image'>;
