export default {
  transparency: 'przezroczystość',
  'Transparent areas become white.': 'Przezroczyste miejsca stają się białe.',
  'animation with its timing': 'animacja z czasem klatek',
  'Only the first frame of an animation is kept.': 'Z animacji zostaje tylko pierwsza klatka.',
  'more than 8 bits per channel': 'więcej niż 8 bitów na kanał',
  depth: 'głębia kolorów',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'Głębia kolorów powyżej 8 bitów na kanał jest zmniejszana do 8 bitów.',
  'the colour profile': 'profil kolorów',
  colours: 'kolory',
  'Colours are converted to sRGB.': 'Kolory są przeliczane na sRGB.',
  'Does the file get smaller?': 'Czy plik robi się mniejszy?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Nasze zdjęcia testowe ({0}) zajęły {1} jako {2} i {3} jako {4} przy domyślnych ustawieniach: {5}. Inne obrazy dają inne liczby, a każdy wynik pokazuje swój rozmiar.',
  '{0} holds at most 256 colours.': '{0} mieści najwyżej 256 kolorów.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'W Firefoksie i Safari, które nie zapisują animowanych plików AVIF, z animacji zostaje tylko pierwsza klatka. Przed startem zobaczysz ostrzeżenie.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Trochę szczegółów, które trudno dostrzec – zależnie od wybranej jakości.',
  'Convert {0} to PDF': 'Konwertuj {0} na PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Połącz pliki {0} w jeden PDF, w dowolnej kolejności, po jednym obrazie na stronie.',
  ' Keeps {0}.': ' Zachowane: {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Konwertuj obrazy {0} na {1}, wiele naraz.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Obraz we właściwej orientacji, z tą samą liczbą pikseli; {0}. Data i aparat zostają, o ile nie wybierzesz inaczej; miejsce i nazwiska nie.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Obraz we właściwej orientacji, z tą samą liczbą pikseli. Data i aparat zostają, o ile nie wybierzesz inaczej; miejsce i nazwiska nie.',
  'Nothing of the image: {0} keeps every pixel.': 'Z obrazu nic: {0} zachowuje każdy piksel.',
  'Convert PDF to {0}': 'Konwertuj PDF na {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Zamień strony pliku PDF w obrazy {0}, w wybranej rozdzielczości.',
} satisfies TableWords<'pairs/pairs'>;
