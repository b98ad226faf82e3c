export default {
  'Delete PDF pages': 'Usuń strony PDF',
  'Delete pages from a PDF and remove all their content from the file.':
    'Usuń z PDF wybrane strony razem z całą ich treścią.',
  Delete: 'Usuń',
  shortened: 'skrócony',
  'remove pages': 'usuń strony | skasuj strony | usuń kartkę | delete pages',
  'drop pages': 'usuń stronę z pdf | wytnij strony | usunąć stronę',
  'erase pages': 'usuwanie stron | wyrzuć strony z pdf | usun strone pdf',
  'take out pages': 'wywal stronę | usuń pustą stronę | kasowanie stron',
  'Pages to delete': 'Strony do usunięcia',
  'Are deleted pages really gone?': 'Czy usunięte strony naprawdę znikają?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Tak. Nowy plik zawiera tylko to, co należy do pozostałych stron: nie ma w nim tekstu, obrazów, komentarzy, wartości formularzy, znaczników, warstw ani zakładek usuniętych stron. Wiele programów tylko skreśla stronę z listy, a jej treść zostawia w pliku.',
  'What happens to links to deleted pages?': 'Co dzieje się z linkami do usuniętych stron?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Są usuwane razem ze stronami, podobnie jak prowadzące do nich zakładki. Wszystkie inne linki, zakładki, pola formularzy, znaczniki i etykiety stron zostają, podobnie jak pliki dołączone do dokumentu.',
} satisfies TableWords<'tools/delete-pages'>;
