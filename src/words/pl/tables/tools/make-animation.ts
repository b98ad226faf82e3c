export default {
  'Make an animation': 'Utwórz animację',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Zamień obrazy w animowany GIF, WebP, PNG, AVIF lub JPEG XL i wybierz, jak długo każdy ma być widoczny.',
  'Make animation': 'Utwórz animację',
  'create gif': 'zrób gif | animacja poklatkowa | kreator gif',
  'images to gif': 'stwórz gif | zdjęcia na gif | ruszające się zdjęcia',
  'gif from images': 'gif ze zdjęć | obrazy na gif | gify',
  slideshow: 'animacja ze zdjęć | animowany gif',
  'stop motion': 'pokaz slajdów | gif z obrazków',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF działa wszędzie, ale ma 256 kolorów. WebP jest znacznie mniejszy.',
  'Time per image': 'Czas wyświetlania obrazu',
  'Times of individual images': 'Czasy poszczególnych obrazów',
  'Write times like 1, 0.2, , 3.': 'Wpisz czasy tak: 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'W sekundach, po kolei, na przykład „1, 0.2, , 3”. Obrazy bez czasu mają ten podany powyżej. Czasy można też wpisać obok każdego obrazu.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Jeśli oba pola są puste, wymiary są takie jak w pierwszym obrazie, a jeśli jedno – zostają jego proporcje.',
  'Images of another shape': 'Obrazy o innych proporcjach',
  'Border colour': 'Kolor pasów',
  'Can I join animations?': 'Czy mogę łączyć animacje?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Tak. Animacja GIF, WebP, APNG, AVIF lub JPEG XL na liście dodaje wszystkie swoje klatki z ich czasami, pomiędzy nieruchomymi obrazami.',
  'Which format should I choose?': 'Który format wybrać?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF do czatów i starych programów. WebP na strony WWW: pokazuje go każda aktualna przeglądarka, w pełnych kolorach i w znacznie mniejszym pliku. APNG zachowuje każdy piksel. AVIF jest najmniejszy, gdy rusza się duża część obrazu; zapisują go Chrome i Edge. JPEG XL jest najnowszy i mało który program go obsługuje.',
  'How fast can it be?': 'Jak szybka może być?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Przeglądarki pokazują każdą klatkę przez co najmniej 0,02 sekundy; krótsze czasy w większości przeglądarek spowalniają animację, zamiast ją przyspieszać.',
} satisfies TableWords<'tools/make-animation'>;
