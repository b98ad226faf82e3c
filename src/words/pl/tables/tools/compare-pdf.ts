export default {
  'Compare PDF': 'Porównaj PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Zobacz, co zmieniło się między dwoma plikami PDF, strona po stronie: dodane i usunięte słowa oraz różnice w wyglądzie.',
  Compare: 'Porównaj',
  diff: 'różnice | co się zmieniło | porównaj wersje',
  differences: 'porównaj dokumenty | diff | porównaj dwa pdf',
  'what changed': 'porównanie pdf | dwa pliki pdf | porownaj pdf',
  'compare documents': 'porównywanie plików pdf | różnice między pdf | zmiany w pdf',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Są porównywane jako obrazy, a wynik podaje, które to strony. Narzędzie Przeszukiwalny skan (OCR) może najpierw dodać do nich tekst, ale błędnie odczytane słowo zostanie wtedy pokazane jako zmiana.',
  'What do I get?': 'Co dostanę?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Raport o wszystkich stronach, które się różnią: które słowa usunięto i dodano oraz jak duża część strony wygląda inaczej. Każda strona, która wygląda inaczej, jest pokazana w bladych kolorach, z różnicami zaznaczonymi na czerwono. Wszystko to można zapisać.',
  'What if pages were added or removed?': 'Co, jeśli dodano lub usunięto strony?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Strony z tym samym tekstem są porównywane ze sobą, nawet jeśli są w innym miejscu; pozostałe są porównywane po kolei. Raport wymienia strony, które są tylko w jednym z plików.',
  'Which file is which?': 'Który plik jest który?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'Pierwszy na liście to starsza wersja, drugi – nowsza. Żeby je zamienić, zmień ich kolejność.',
} satisfies TableWords<'tools/compare-pdf'>;
