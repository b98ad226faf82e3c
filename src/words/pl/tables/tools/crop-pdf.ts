export default {
  'Crop PDF': 'Kadruj PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Obetnij marginesy stron PDF albo narysuj ramkę i pokaż tylko część każdej strony.',
  'trim margins': 'obetnij marginesy | białe brzegi | utnij pdf',
  'cut margins': 'przytnij pdf | białe marginesy | zmniejsz marginesy',
  'crop pages': 'przycinanie pdf | obetnij strony | crop pdf',
  margins: 'kadrowanie pdf | marginesy pdf',
  'white borders': 'usuń marginesy | wytnij część strony',
  'Crop by': 'Sposób kadrowania',
  'A box on the page': 'Ramka na stronie',
  Margins: 'Marginesy',
  'For example 1-3, 7, last; or odd, even.':
    'Na przykład 1-3, 7, last (ostatnia) albo odd (nieparzyste), even (parzyste).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'Nie, jest tylko ukryte. Czytniki PDF pokazują i drukują tylko to, co w ramce, ale reszta pozostaje w pliku i program może ją przywrócić. Żeby usunąć coś na dobre, użyj narzędzia Zaczernij PDF.',
  'Which page is shown?': 'Która strona jest widoczna?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'Pierwsza strona pliku, którego nazwa jest pod nią. Z każdej strony zostaje ten sam ułamek albo – jeśli tak wybierzesz – te same punkty; na stronach o innych wymiarach to inny obszar.',
  'Can I crop left and right pages differently?': 'Czy mogę kadrować lewe i prawe strony inaczej?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Tak, w dwóch krokach: najpierw wykadruj „odd” (nieparzyste), a potem otwórz wynik w tym samym narzędziu i wykadruj „even” (parzyste).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nic: tekst, linki, formularze, zakładki i znaczniki zostają. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/crop-pdf'>;
