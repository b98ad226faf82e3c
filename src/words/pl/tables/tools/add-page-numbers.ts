export default {
  'Add page numbers to PDF': 'Ponumeruj strony PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Dodaj do stron pliku PDF numery, nagłówek lub stopkę.',
  'Add numbers': 'Dodaj numery',
  numbered: 'ponumerowany',
  paginate: 'numeracja stron | strona x z y',
  'number pages': 'ponumeruj strony | numerowanie bates',
  header: 'numerowanie stron | dodaj numery stron',
  footer: 'numery stron | wstaw numery stron',
  bates: 'nagłówek | numery w pdf',
  'page numbering': 'stopka | numer strony',
  'page x of y': 'paginacja',
  '{page} is the page number and {pages} the last page number.':
    '{page} to numer strony, a {pages} to numer ostatniej strony.',
  'Bottom centre': 'U dołu pośrodku',
  'Top centre': 'U góry pośrodku',
  'First number': 'Pierwszy numer',
  'Pages to number': 'Strony do numerowania',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Na przykład 2-, żeby pominąć okładkę. Pominięte strony też są liczone.',
  'Where do the numbers go?': 'Gdzie trafią numery?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'Centymetr od krawędzi widocznej strony i zawsze prosto, także na obróconych stronach. Są nanoszone na istniejącą treść, więc wybierz wolne miejsce.',
  'Can I write “Page 3 of 12”, or a header?': 'Czy mogę wpisać „Strona 3 z 12” albo nagłówek?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Tak: wpisz Strona {page} z {pages} albo dowolny inny tekst. {0} Żeby dodać drugi wiersz w innym miejscu, otwórz wynik w tym narzędziu jeszcze raz.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Nic. Strony, zakładki, linki, formularze i znaczniki zostają, a czytniki ekranu pomijają numery. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/add-page-numbers'>;
