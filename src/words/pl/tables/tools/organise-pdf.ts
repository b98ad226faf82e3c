export default {
  'Organise PDF': 'Uporządkuj PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Zobacz wszystkie strony PDF i przenoś je, obracaj, powielaj lub usuwaj. Dodawaj strony z innych plików PDF albo zdjęcia.',
  organised: 'uporządkowany',
  reorder: 'zmień kolejność stron | organizuj pdf',
  reorganise: 'przestaw strony | edytuj strony',
  'swap pages': 'ułóż strony | przesuń strony',
  rearrange: 'kolejność stron pdf',
  'sort pages': 'zamień strony',
  'move pages': 'sortuj strony',
  'page order': 'przenieś strony',
  'insert pages': 'wstaw strony',
  'add page to pdf': 'dodaj stronę do pdf',
  'duplicate pages': 'powiel strony',
  'edit pages': 'porządkowanie pdf',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Kolejność można też wpisać: 3, 1-2 przenosi stronę 3 na początek, a 4@90 obraca stronę 4 w prawo. Przy kilku plikach 2:1 to strona 1 drugiego.',
  'How do I move pages?': 'Jak przenosić strony?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Przeciągnij je, a na ekranie dotykowym chwyć za kropki w ich rogu. Możesz też zaznaczyć strony i użyć przycisków nad nimi. Przytrzymaj Shift, żeby zaznaczyć zakres stron.',
  'How do I insert pages from another PDF, or a photo?': 'Jak wstawić strony z innego pliku PDF albo zdjęcie?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Zaznacz stronę, za którą mają się znaleźć, i naciśnij „Wstaw po zaznaczonych” albo upuść pliki: ich strony zostaną tam dodane. Jeśli nic nie jest zaznaczone, trafią na koniec. Zdjęcie trafia na stronę o wymiarach zdjęcia.',
  'Can I use the keyboard?': 'Czy mogę używać klawiatury?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Tak. Strzałki przechodzą od strony do strony, Spacja zaznacza, Shift i strzałki zaznaczają kilka, Alt i strzałki je przenoszą, R obraca w prawo, Shift i R w lewo, D powiela, Delete usuwa, a Ctrl (na Macu Cmd) i Z cofają ostatnią zmianę.',
  'What happens to links, bookmarks and forms?': 'Co dzieje się z linkami, zakładkami i formularzami?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Zostają przy swoich stronach: linki i zakładki prowadzą tam, gdzie teraz jest ich strona, pola formularzy zachowują wartości, a znaczniki, warstwy i etykiety stron zostają. W nowym pliku nie ma niczego, co należało tylko do usuniętych stron. Jeśli powielisz stronę z polami formularza, pola w kopii dostaną nowe nazwy.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'Nie. Strony są kopiowane bez zmian. Małe podglądy służą tylko do oglądania.',
} satisfies TableWords<'tools/organise-pdf'>;
