export default {
  'Merge images': 'Połącz obrazy',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Połącz obrazy obok siebie, jeden pod drugim lub w siatce, z odstępami i tłem.',
  collage: 'kolaż | siatka zdjęć',
  'before and after': 'przed i po | panorama',
  montage: 'złącz zdjęcia | dwa zdjęcia w jedno',
  grid: 'połącz zdjęcia | długi zrzut ekranu',
  panorama: 'sklej zdjęcia | połącz zrzuty ekranu',
  'put photos together': 'dwa zdjęcia obok siebie | kolaz',
  'long screenshot': 'montaż zdjęć',
  Layout: 'Układ',
  'Side by side': 'Obok siebie',
  'One below the other': 'Jeden pod drugim',
  Grid: 'Siatka',
  'Pages of a TIFF': 'Strony pliku TIFF',
  Sizes: 'Wymiary',
  'Match the smallest': 'Dopasuj do najmniejszego',
  'Match the largest': 'Dopasuj do największego',
  'Keep their sizes': 'Zostaw bez zmian',
  'Side by side, images get the same height; one below the other, the same width.':
    'Obrazy obok siebie będą miały tę samą wysokość, a jeden pod drugim – tę samą szerokość.',
  'Align smaller images': 'Wyrównaj mniejsze obrazy',
  'Top or left': 'Do góry lub do lewej',
  Centre: 'Do środka',
  'Bottom or right': 'Do dołu lub do prawej',
  'Gap between images': 'Odstęp między obrazami',
  'Margin around all': 'Margines wokół całości',
  Background: 'Tło',
  'A colour': 'Kolor',
  'Background colour': 'Kolor tła',
  'In which order are they joined?': 'W jakiej kolejności są łączone?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'W kolejności z listy: przeciągnij wiersz za uchwyt albo użyj strzałek. Siatka jest wypełniana wiersz po wierszu, od lewej.',
  'What happens to images of different sizes?': 'Co dzieje się z obrazami o różnych wymiarach?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Obok siebie mają tę samą wysokość, jeden pod drugim – tę samą szerokość, a w siatce – komórki tej samej wielkości; proporcje zostają. Opcja „Zostaw bez zmian” nie zmienia żadnych pikseli.',
  'Can I make one file with several pages?': 'Czy mogę utworzyć jeden plik z kilkoma stronami?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Tak, TIFF: każdy obraz zachowuje wymiary, głębię kolorów i profil kolorów, bez strat. Strony pliku TIFF z listy pozostają stronami. Jeśli ma być PDF, użyj narzędzia Obrazy na PDF.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'Metadane wszystkich plików: data, dane aparatu, lokalizacja i nazwiska. W jednym obrazie kolory są przeliczane na sRGB, żeby do siebie pasowały. Z animacji używana jest tylko pierwsza klatka.',
} satisfies TableWords<'tools/merge-images'>;
