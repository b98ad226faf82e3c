export default {
  'Make a scan searchable (OCR)': 'Przeszukiwalny skan (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Dodaj tekst do zeskanowanego PDF: można go wyszukiwać i kopiować, a strony wyglądają tak samo.',
  'Read pages': 'Odczytaj strony',
  searchable: 'przeszukiwalny',
  'ocr pdf': 'ocr pdf | pdf z wyszukiwaniem | rozpoznawanie tekstu pdf',
  'searchable pdf': 'ocr | odczytaj skan | skan do wyszukiwania',
  'read scan': 'skan na tekst | kopiuj tekst ze skanu',
  'scanned pdf to text': 'rozpoznaj tekst w pdf | zeskanowany pdf na tekst',
  'copy text from scan': 'przeszukiwalny pdf | tekst ze skanu',
  'Searchable PDF': 'Przeszukiwalny PDF',
  'Also read pages that already have text': 'Odczytaj też strony, które mają już tekst',
  'Do the pages change?': 'Czy strony się zmieniają?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'Nie, wyglądają tak samo, a obrazy na nich zostają bez zmian, bajt w bajt. Nakładany jest na nie niewidzialny tekst, który można przeszukiwać i kopiować.',
  'Which pages are read?': 'Które strony są odczytywane?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Strony, na których jest mniej niż {0} liter tekstu, na przykład skan z numerem strony. Strony z większą ilością tekstu są pomijane, a wynik podaje, które to. Możesz wybrać, żeby też były odczytywane. Strony obrócone na bok lub do góry nogami są odczytywane tak, jakby były ustawione prosto.',
  'How long does it take?': 'Jak długo to trwa?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'To zależy od urządzenia, ilości tekstu na stronie i liczby wybranych języków.',
  'Can it make mistakes?': 'Czy może się pomylić?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Tak, przede wszystkim przy druku drobnym, bladym lub rozmytym. Ważne nazwiska i liczby porównaj z obrazem.',
} satisfies TableWords<'tools/ocr-pdf'>;
