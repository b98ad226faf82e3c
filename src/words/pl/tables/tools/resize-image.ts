export default {
  'Resize images': 'Zmień rozmiar obrazów',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Zmień wymiary obrazów w pikselach, wiele naraz – z zachowaniem ostrości i wiernych kolorów.',
  width: 'zmień rozmiar zdjęcia | zdjęcie w tle',
  height: 'zmiana rozmiaru zdjęcia | zdjęcie profilowe',
  'make bigger': 'zmniejsz zdjęcie | piksele',
  enlarge: 'powiększ zdjęcie | miniatura na youtube',
  thumbnail: 'szerokość | zmien rozmiar',
  'change size': 'wysokość',
  'half size': 'zmień wymiary',
  'half the size': 'skalowanie zdjęć',
  'lower resolution photo': 'przeskaluj zdjęcie',
  wallpaper: 'miniatura',
  'youtube thumbnail size': 'zmniejsz o połowę',
  'cover photo': 'zmniejsz rozdzielczość zdjęcia',
  'profile picture': 'tapeta',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Jeśli jedno pole jest puste, zostają proporcje, a jeśli oba – dłuższy bok będzie miał 1600 px.',
  'Enlarge smaller images': 'Powiększaj mniejsze obrazy',
  'Keep fine highlights (slower)': 'Zachowaj drobne światła (wolniej)',
  'Web page or email, 1600 px': 'Strona WWW lub e-mail, 1600 px',
  'Full HD screen, 1920 × 1080': 'Ekran Full HD, 1920 × 1080',
  'How are the new pixels made?': 'Jak powstają nowe piksele?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Dzięki próbkowaniu Lanczosa, które zachowuje ostre krawędzie; skalowanie wbudowane w przeglądarkę daje bardziej miękki obraz. Przezroczyste piksele nie wpływają na kolory obok.',
  'What does “Keep fine highlights” do?': 'Co robi „Zachowaj drobne światła”?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'Liczby w pliku nie są proporcjonalne do światła: w połowie między czernią a bielą jest 188, a nie 128. Programy, które uśredniają liczby, za mocno przyciemniają drobne jasne elementy, takie jak gwiazdy, druty lub tekst na czarnym tle. Ta opcja skaluje obraz w liniowej skali światła, więc je zachowuje. Może uwydatnić poświaty wokół krawędzi, dlatego domyślnie jest wyłączona.',
  'Which way up are my photos?': 'W jakiej orientacji będą moje zdjęcia?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'We właściwej. Jeśli w zdjęciu jest tylko zapisane, jak je obrócić, zostaje naprawdę obrócone, żeby każdy program pokazywał je tak samo.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Tak, rozmiar zmienia się klatka po klatce, z tymi samymi czasami. GIF, WebP, APNG, AVIF i JPEG XL zachowują format; jeśli przeglądarka nie potrafi zapisywać animowanych plików AVIF, powstanie plik WebP.',
} satisfies TableWords<'tools/resize-image'>;
