export default {
  transparency: 'przezroczystości',
  'Transparent areas become white.': 'Przezroczyste miejsca stają się białe.',
  'animation with its timing': 'animacji z czasami klatek',
  'Only the first frame of an animation is kept.': 'Z animacji zostaje tylko pierwsza klatka.',
  'more than 8 bits per channel': 'głębi ponad 8 bitów na kanał',
  depth: 'głębi kolorów',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'Głębia kolorów powyżej 8 bitów na kanał jest zmniejszana do 8 bitów.',
  'the colour profile': 'profilu kolorów',
  animation: 'animacji',
  colours: 'profilu kolorów',
  'Colours are converted to sRGB.': 'Kolory są przeliczane na sRGB.',
  'Does the file get smaller?': 'Czy plik będzie mniejszy?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Nasze zdjęcia testowe ({0}) zajęły przy domyślnych ustawieniach {1} jako {2} i {3} jako {4}, czyli {5}. Przy innych obrazach będzie inaczej, a rozmiar widać przy każdym wyniku.',
  '{0} holds at most 256 colours.': '{0} ma najwyżej 256 kolorów.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'W Firefoksie i Safari, które nie potrafią zapisywać animowanych plików AVIF, z animacji zostaje tylko pierwsza klatka. Zobaczysz ostrzeżenie, zanim zaczniesz.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Trochę szczegółów, które trudno dostrzec – ile, zależy od wybranej jakości.',
  'Convert {0} to PDF': 'Konwertuj {0} na PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Połącz pliki {0} w jeden PDF, w dowolnej kolejności, po jednym obrazie na stronie.',
  ' Keeps {0}.': ', z zachowaniem {0}',
  'Convert {0} images to {1}, many at once.{2}': 'Konwertuj obrazy {0} na {1}, wiele naraz{2}.',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Obraz we właściwej orientacji, z tą samą liczbą pikseli i z zachowaniem {0}. Data i dane aparatu zostają, o ile nie wybierzesz inaczej, a lokalizacja i nazwiska są usuwane.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Obraz we właściwej orientacji, z tą samą liczbą pikseli. Data i dane aparatu zostają, o ile nie wybierzesz inaczej, a lokalizacja i nazwiska są usuwane.',
  'Nothing of the image: {0} keeps every pixel.': 'Z samego obrazu nic: {0} zachowuje każdy piksel.',
  'Convert PDF to {0}': 'Konwertuj PDF na {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Zamień strony pliku PDF w obrazy {0}, w wybranej rozdzielczości.',
} satisfies TableWords<'pairs/pairs'>;
