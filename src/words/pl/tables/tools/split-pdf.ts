export default {
  'Split PDF': 'Podziel PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Podziel PDF na kilka plików: według zakresów stron, co kilka stron, według zakładek lub rozmiaru.',
  separate: 'podziel pdf | rozbij pdf',
  divide: 'dzielenie pdf | każda strona osobno',
  'cut pdf': 'rozdziel pdf | rozłącz pdf',
  'break up': 'rozdzielanie pdf | podział pdf',
  'one file per page': 'potnij pdf | split pdf',
  chop: 'pdf na kilka plików | wydziel strony',
  burst: 'pdf na pojedyncze strony',
  'Split by': 'Sposób podziału',
  'Number of pages': 'Liczba stron',
  'Page ranges': 'Zakresy stron',
  Bookmarks: 'Zakładki',
  'File size': 'Rozmiar pliku',
  'Pages in each file': 'Stron w każdym pliku',
  Ranges: 'Zakresy',
  'One file for each, for example 1-3, 4-6, 7-.': 'Po jednym pliku na zakres, na przykład 1-3, 4-6, 7-.',
  'Bookmark level': 'Poziom zakładek',
  '1 for the main chapters, 2 to include the level below.': '1 to główne rozdziały, 2 obejmuje też poziom niżej.',
  'What is in each file?': 'Co jest w każdym pliku?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'Strony ze wszystkim, co do nich należy: linki między nimi, pola formularzy, komentarze, znaczniki, warstwy, etykiety stron i prowadzące do nich zakładki. Z pozostałych stron nic w pliku nie zostaje. Pliki dołączone do dokumentu, artykuły kontynuowane na innych stronach, dane, które programy zapisują na własny użytek, formularze XFA i podpisy cyfrowe są usuwane.',
  'How are the files named?': 'Jak nazywają się pliki?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Tak jak Twój plik, z numerem, a przy podziale według zakładek także z tytułem zakładki. Kilka plików zapisuje się jako jeden plik ZIP.',
  'How does splitting by size work?': 'Jak działa podział według rozmiaru?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Do każdego pliku trafia tyle stron, ile się zmieści. Jeśli jedna strona przekracza limit, trafia do osobnego pliku, a wynik o tym informuje. Strony nie są kompresowane, żeby się zmieścić.',
  'How do I specify ranges?': 'Jak podać zakresy?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Na przykład 1-3, 4-6, 7-: każdy zakres to osobny plik. 7- sięga do ostatniej strony.',
} satisfies TableWords<'tools/split-pdf'>;
