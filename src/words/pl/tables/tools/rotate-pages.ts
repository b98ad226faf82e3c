export default {
  'Rotate PDF pages': 'Obróć strony PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Obróć wszystkie lub niektóre strony PDF, a resztę zostaw bez zmian.',
  'rotate pdf': 'obróć pdf | pdf bokiem | odwróć pdf | obróć jedną stronę pdf',
  'flip pdf': 'obracanie pdf | pdf do góry nogami | obróć skan | obroc pdf',
  'landscape to portrait pdf': 'obróć strony | przekręć pdf | pdf z pionu na poziom | obrócenie strony',
  '90° to the right': '90° w prawo',
  '90° to the left': '90° w lewo',
  'Upside down': 'Do góry nogami',
  'For example 1-3, 7, last; or odd, even, all.':
    'Na przykład 1-3, 7, last (ostatnia) albo odd (nieparzyste), even (parzyste), all (wszystkie).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'Nie. Na każdej stronie zapisywane jest, jak ma być obrócona, a jej treść jest kopiowana bez zmian.',
  'Can I rotate each page differently?': 'Czy mogę obrócić każdą stronę inaczej?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Tak, narzędziem Uporządkuj PDF, które pokazuje wszystkie strony i obraca je pojedynczo.',
} satisfies TableWords<'tools/rotate-pages'>;
