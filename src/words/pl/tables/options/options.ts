export default {
  Quality: 'Jakość',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Im niższa, tym mniejszy plik. Powyżej 90 pliki są dużo większe, a różnicy nie widać.',
  Mirror: 'Odbicie',
  'Left to right': 'W poziomie',
  'Top to bottom': 'W pionie',
  'Remove location and names': 'Usuń lokalizację i nazwiska',
  'Keep only colour profile': 'Tylko profil kolorów',
  Metadata: 'Metadane',
  'Keep everything': 'Zostaw wszystko',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Na małych podglądach zapisanych w zdjęciach byłoby widać to, co ukrywasz, więc są zawsze usuwane.',
  'Write pages like 1-3, 7, last.': 'Wpisz strony tak: 1-3, 7, last.',
  'About half the size': 'Około połowy rozmiaru',
  'About a quarter of the size': 'Około ćwierci rozmiaru',
  'Under 8 MB': 'Do 8 MB',
  'Under 10 MB': 'Do 10 MB',
  'Under 25 MB': 'Do 25 MB',
  'Under 50 MB': 'Do 50 MB',
  'Under 100 MB': 'Do 100 MB',
  'Under another size': 'Do innego rozmiaru',
  '1 MB is a million bytes, as in most upload limits.': '1 MB to milion bajtów, tak jak w większości limitów rozmiaru.',
  'Area to keep': 'Obszar do zachowania',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Ułamek szerokości i wysokości (od 0 do 1) albo piksele oraz proporcje, które ma mieć każdy obraz.',
  'Areas to hide': 'Obszary do ukrycia',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Położenie to ułamek szerokości i wysokości obrazu we właściwej orientacji, licząc od lewego górnego rogu. Obszar bez numeru pliku dotyczy wszystkich plików.',
  'Number of plays': 'Liczba odtworzeń',
  '0 repeats it forever.': '0 oznacza powtarzanie bez końca.',
} satisfies TableWords<'options/options'>;
