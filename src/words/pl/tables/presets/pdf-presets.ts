export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Tekst bez skanów mieści się prawie zawsze: strona tekstu zajmuje kilka kilobajtów. Z dobrze czytelnych skanów mieszczą się jedna lub dwie strony. Skanuj w odcieniach szarości, w rozdzielczości 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Mieści się około pięciu dobrze czytelnych zeskanowanych stron, po mniej więcej 100 kB. Tekstu bez skanów zmieszczą się setki stron.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Mieści się około dziesięciu dobrze czytelnych zeskanowanych stron, po mniej więcej 100 kB. Umowy i formularze, których nikt nie skanował, często od początku są mniejsze.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Mieści się około dwudziestu dobrze czytelnych zeskanowanych stron, po mniej więcej 100 kB. Broszura ze zdjęciami mieści się, jeśli zdjęcia mają być oglądane na ekranie.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Mieści się około pięćdziesięciu dobrze czytelnych zeskanowanych stron, po mniej więcej 100 kB. Przy dziesięciu stronach na każdą przypada 500 kB, a to wystarcza do dobrego druku.',
  'Compress PDF to {0}': 'Kompresuj PDF do {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Zmniejsz pliki PDF do {0}. Obrazy tracą szczegóły, aż plik się zmieści. Tekst pozostaje ostry i można go przeszukiwać.',
  'pdf under {0}': 'pdf do {0}',
  'reduce pdf to {0}': 'zmniejsz pdf do {0}',
  'pdf less than {0}': 'pdf mniej niż {0}',
  'What fits into {0}?': 'Co się zmieści w {0}?',
  'What if it does not fit?': 'Co, jeśli plik się nie zmieści?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'Wtedy zobaczysz taką informację i dostaniesz najmniejszy plik, jaki udało się uzyskać. Podziel PDF albo zeskanuj dokument jeszcze raz w odcieniach szarości.',
  'How much room does each page get?': 'Ile miejsca przypada na stronę?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Przy 4 stronach {0}, przy 20 stronach {1}, przy 100 stronach {2}. Strony z tekstem zajmują tyle, ile potrzebują, czyli niewiele, a resztę zostawiają skanom i zdjęciom.',
  'PDF to Word': 'PDF na Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Zamień PDF w dokument Word z akapitami, nagłówkami, listami i tabelami, które można edytować.',
  'pdf to docx': 'pdf na docx | edytowalny pdf',
  'pdf to doc': 'pdf do worda | pdf do edycji',
  'convert pdf to word': 'pdf na worda | przerób pdf na word',
  'editable pdf': 'pdf na doc | pdf do google docs',
  'pdf to writer': 'konwersja pdf na word | pdf to word',
  'pdf to google docs': 'zamień pdf na word | pdf na dokument',
  'Can I edit the result?': 'Czy wynik można edytować?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Tak. To plik .docx, w którym tekst jest w zwykłych akapitach, nagłówkach, listach, tabelach i przypisach, a nie w polach tekstowych.',
  'Does it look like the PDF?': 'Czy wygląda jak PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'Nie. Zostają tekst, jego struktura, linki i obrazy. Czcionki, kolory, kolumny i położenie – nie.',
} satisfies TableWords<'presets/pdf-presets'>;
