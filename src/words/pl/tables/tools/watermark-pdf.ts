export default {
  'Watermark PDF': 'Znak wodny w PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Napisz w poprzek stron PDF słowo, takie jak „Projekt” lub „Kopia”.',
  draft: 'znak wodny pdf | poufne | tekst w poprzek | wzór | tekst na pdf',
  confidential: 'dodaj znak wodny do pdf | kopia | draft | pieczątka na pdf',
  'text on pdf': 'szkic | napis na pdf | wersja robocza | napis w tle',
  Draft: 'Projekt',
  'Can a watermark be removed again?': 'Czy znak wodny można potem usunąć?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Tak, jeśli ktoś wie, jak to zrobić: to tekst na wierzchu strony. Informuje, czym jest plik, ale go nie chroni.',
  'Where does the watermark go?': 'Gdzie trafi znak wodny?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'W poprzek każdej strony, od lewego dolnego do prawego górnego rogu, na istniejącej treści, także na obróconych stronach.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Nic. Tekst wciąż można przeszukiwać i kopiować, a zakładki, linki, formularze i znaczniki zostają; czytniki ekranu pomijają znak wodny. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/watermark-pdf'>;
