export default {
  'Images to PDF': 'Obrazy na PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Połącz zdjęcia, skany i grafikę w jeden PDF, w dowolnej kolejności. Obrazy JPEG nie są kodowane ponownie.',
  'photos to pdf': 'zdjęcia na pdf | zdjecia na pdf',
  'photos in pdf': 'zdjęcie na pdf | obrazy do pdf',
  'scan to pdf': 'jpg na pdf',
  'combine images into pdf': 'skan do pdf',
  'pictures into one pdf': 'połącz zdjęcia w pdf',
  'receipt to pdf': 'kilka zdjęć w jednym pdf',
  'create pdf': 'zrób pdf',
  'make pdf': 'utwórz pdf',
  'pdf maker': 'zdjęcia do jednego pdf',
  'paper to pdf': 'paragon na pdf',
  'a4 photo': 'dokument ze zdjęcia',
  'multiple photos in one pdf': 'png na pdf',
  'photo of document to pdf': 'zamień zdjęcie na pdf',
  'Page size': 'Rozmiar strony',
  'Wide images get landscape pages.': 'Szerokie obrazy trafiają na strony poziome.',
  Margin: 'Margines',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Czy moje zdjęcia tracą na jakości?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'Pliki JPEG trafiają do PDF bez zmian, podobnie jak pliki PNG bez przezroczystości: nic nie jest kompresowane drugi raz. Inne formaty stratne, na przykład HEIC i WebP, są zamieniane na JPEG w wysokiej jakości, bo PDF nie może ich zawierać; wszystko inne jest zapisywane bez strat.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Każdy piksel, we właściwej orientacji, z profilem kolorów, przezroczystością, CMYK i 16-bitową głębią. Każda strona pliku TIFF trafia na osobną stronę. Lokalizacja, dane aparatu i inne metadane nie trafiają do PDF.',
  'How large are the pages?': 'Jak duże są strony?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'Takie jak obraz w zapisanej w nim rozdzielczości (a jeśli jej nie ma – przy 96 pikselach na cal) albo A4 lub Letter, z obrazem tak dużym, jak pozwalają marginesy.',
} satisfies TableWords<'tools/images-to-pdf'>;
