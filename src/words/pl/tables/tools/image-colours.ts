export default {
  'Pick colours from an image': 'Kolory z obrazu',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Znajdź główne kolory obrazu i sprawdź kolor dowolnego piksela: jako hex, RGB, OKLCH, CSS, JSON lub paletę GIMP.',
  'Find colours': 'Znajdź kolory',
  'colour picker': 'próbnik kolorów | color picker',
  palette: 'pipeta | znajdź kolor',
  'hex code': 'paleta kolorów | pobierz kolor',
  eyedropper: 'kod hex | paleta barw',
  'pick colour': 'kod koloru | rgb ze zdjęcia',
  'dominant colours': 'jaki to kolor',
  'colour codes': 'kolory ze zdjęcia',
  'brand colours': 'kolory z logo',
  'colours from logo': 'dominujące kolory',
  'Main colours': 'Główne kolory',
  'The maximum number. Colours that look alike count as one.':
    'Maksymalna liczba. Podobne kolory liczą się jako jeden.',
  CSS: 'CSS',
  'GIMP palette': 'Paleta GIMP',
  'How are the main colours found?': 'Jak znajdowane są główne kolory?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Piksele, które wyglądają podobnie, są grupowane w przestrzeni kolorów (Oklab), w której odległość odpowiada temu, co widzi oko. Każdy kolor jest średnią swojej grupy, a procent określa, jaką część obrazu ona zajmuje. Przezroczyste piksele się nie liczą.',
  'Are picked colours exact?': 'Czy pobrane kolory są dokładne?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Tak. Dostajesz kolor dokładnie tego piksela z pliku w pełnych wymiarach, przeliczony na sRGB, jeśli obraz ma inny profil kolorów.',
} satisfies TableWords<'tools/image-colours'>;
