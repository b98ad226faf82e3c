export default {
  'Extract images from PDF': 'Wyodrębnij obrazy z PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Zapisz obrazy z PDF w pierwotnej rozdzielczości. Obrazy JPEG nie są kodowane ponownie.',
  'get pictures out of pdf': 'zdjęcia z pdf | zapisz zdjęcia z pdf | obrazki z pdf',
  'images from pdf': 'wyciągnij zdjęcia z pdf | wyciągnij obrazki | ilustracje z pdf',
  'save pdf images': 'obrazy z pdf | grafika z pdf | wytnij zdjęcie z pdf',
  'photos from pdf': 'wyodrębnij zdjęcia | pobierz obrazy z pdf | zdjecia z pdf',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'Nie. JPEG dostaniesz bajt w bajt taki, jaki jest zapisany w pliku, razem z profilem kolorów, jeśli PDF go zawiera. JPEG, który PDF pokazuje przez maskę lub w innych kolorach, jest zapisywany jako PNG, jak wszystkie inne obrazy: piksel po pikselu, z pełną głębią kolorów i przezroczystością. Kolory do druku (CMYK) są przeliczane na sRGB.',
  'Which images are found?': 'Które obrazy znajdzie narzędzie?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Wszystkie obrazy narysowane na stronach, także te w rysunkach, deseniach i komentarzach. Każdy jest zapisywany raz, nawet jeśli jest użyty kilka razy, i w całości, nawet jeśli strona pokazuje tylko część. Rysunki z linii i tekstu nie są obrazami: do nich użyj narzędzia PDF na obrazy.',
  'How are they saved?': 'Jak są zapisywane?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Jako numerowane pliki, w kolejności stron. Kilka obrazów zapisuje się jako jeden plik ZIP albo do folderu.',
} satisfies TableWords<'tools/extract-images'>;
