export default {
  'PDF to images': 'PDF na obrazy',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Zamień strony PDF w obrazy JPEG, PNG lub WebP, w wybranej rozdzielczości.',
  'pdf to jpg': 'pdf na jpg | strona pdf jako obraz | pdf na zdjecia',
  'pdf to png': 'pdf na png | pdf jako zdjęcie',
  'save pdf as picture': 'pdf na zdjęcie | zrzut ekranu z pdf',
  'render pdf': 'pdf do jpg | pdf na webp',
  'pdf screenshot': 'zamień pdf na jpg | przerób pdf na jpg',
  'pdf to photo': 'pdf na obrazy | pdf na obrazki',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 na ekran, 150 do czytania, 300 do druku.',
  'Screen, 150 dpi': 'Ekran, 150 dpi',
  'Print, 300 dpi': 'Druk, 300 dpi',
  'Fine print, 600 dpi': 'Precyzyjny druk, 600 dpi',
  'Which resolution and format should I choose?': 'Jaką rozdzielczość i jaki format wybrać?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi wystarcza do czytania na ekranie, 300 dpi do druku. PNG zachowuje ostre krawędzie tekstu i rysunków; JPEG i WebP są mniejsze przy skanach i zdjęciach. Strona A4 przy 150 dpi ma 1240 × 1754 pikseli.',
  'What do the images show?': 'Co pokazują obrazy?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Każdą stronę tak, jak pokazuje ją czytnik PDF: prosto, na białym tle, z komentarzami i polami formularzy. Strony rysuje PDFium, którego używa też Chrome.',
  'How are many pages saved?': 'Jak zapisywanych jest wiele stron?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Każda strona to osobny, numerowany plik; kilka plików zapisuje się jako jeden plik ZIP albo do folderu.',
  'Can I get the images in the PDF instead of its pages?': 'Czy mogę dostać obrazy zawarte w PDF zamiast jego stron?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Tak, narzędziem Wyodrębnij obrazy z PDF: zapisuje je w pierwotnej rozdzielczości, a obrazy JPEG bez ponownego kodowania.',
} satisfies TableWords<'tools/pdf-to-images'>;
