export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Połącz pliki PDF i zdjęcia w jeden PDF, w dowolnej kolejności, z zakładkami, linkami, formularzami i warstwami.',
  unite: 'połącz pliki pdf | scalanie pdf | dodaj pdf do pdf | merge pdf',
  bind: 'łączenie pdf | sklej pdf | dołącz pdf | zszyj pdf',
  'add pdf to pdf': 'złącz pdf | kilka pdf w jeden | dwa pdf w jeden',
  'one pdf': 'scal pdf | jeden pdf | polacz pdf',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Wszystkie strony albo lista: 1:1-3, 2:all to strony od 1 do 3 z pierwszego pliku i wszystkie z drugiego.',
  'Page size for images': 'Rozmiar stron z obrazami',
  'Start each file on a right-hand page': 'Pliki od strony nieparzystej',
  'For double-sided printing.': 'Do druku dwustronnego.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Każda strona, bez zmian: tekst, obrazy i czcionki są kopiowane i nigdy nie są kompresowane drugi raz. Zostają też zakładki, linki, pola formularzy z wartościami, komentarze, załączniki, etykiety stron, warstwy i znaczniki, z których korzystają czytniki ekranu. Tytuł, autor i język pochodzą z pierwszego pliku.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Podpisy cyfrowe, bo są ważne tylko dla oryginalnego pliku; formularze XFA; widok plików, z którym otwiera się portfolio; i dane, które programy zapisują na własny użytek w kolejnych plikach. Jeśli plik coś takiego miał, wynik o tym informuje. Jeśli dwa pliki mają pola formularza o tej samej nazwie, pola z dalszego pliku dostają nowe nazwy, żeby pozostały osobne.',
  'Can I choose pages from each file?': 'Czy mogę wybrać strony z każdego pliku?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Tak: wpisz je obok pliku, na przykład 1-3, 7 albo 10-1, lub otwórz widok stron i wybierz je tam.',
  'Can I add photos?': 'Czy mogę dodać zdjęcia?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Tak: każde trafia na osobną stronę, we właściwej orientacji. Obrazy JPEG nie są kodowane ponownie; formaty, których PDF nie może zawierać, są zamieniane na JPEG w wysokiej jakości albo zapisywane bez strat. Każda strona pliku TIFF trafia na osobną stronę.',
  'Can I merge password-protected files?': 'Czy mogę połączyć pliki chronione hasłem?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Tak: pytanie o hasło pojawia się obok pliku. Pliki z tym samym hasłem otwierają się razem. Wynik nie jest zaszyfrowany.',
  'How large can my files be?': 'Jak duże mogą być moje pliki?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Duże pliki są czytane po kawałku, a ich obrazy kopiowane bez wczytywania, więc można łączyć gigabajty. Potrzebne jest tylko miejsce na dysku na wynik.',
} satisfies TableWords<'tools/merge-pdf'>;
