export default {
  'Extract PDF pages': 'Wyodrębnij strony PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Zapisz wybrane strony jako nowy PDF, w dowolnej kolejności. Z pozostałych stron nic w nim nie zostaje.',
  extracted: 'wyodrębniony',
  'save pages': 'zapisz strony | wyodrębnij stronę',
  'take pages': 'wybrane strony pdf | tylko niektóre strony',
  'single pages': 'pojedyncze strony | osobna strona | wytnij stronę z pdf',
  'pull out pages': 'wyciągnij strony | wyciągnąć strony | wyciąganie stron',
  'some pages of pdf': 'jedna strona z pdf',
  'one page of pdf': 'kilka stron z pdf',
  'one page only': 'wyjmij strony',
  'only some pages': 'zapisz jedną stronę pdf',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Na przykład 1-3, 7, last (ostatnia). W nowym pliku PDF będą w tej kolejności.',
  'Are the other pages really gone?': 'Czy pozostałe strony naprawdę znikają?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Tak. Nowy plik zawiera tylko to, co należy do jego stron: nie ma w nim tekstu, obrazów, komentarzy, wartości formularzy, znaczników, warstw ani zakładek innych stron. Tytuł i autor dokumentu zostają.',
  'What is kept with a page?': 'Co zostaje razem ze stroną?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Wszystko, co na niej jest, bez zmian: tekst, obrazy, czcionki, komentarze, pola formularzy z wartościami, znaczniki dla czytników ekranu, warstwy, etykieta strony, linki do stron WWW, linki do innych wyodrębnionych stron i prowadzące do niej zakładki. Pliki dołączone do dokumentu, artykuły, formularze XFA i podpisy cyfrowe są usuwane.',
} satisfies TableWords<'tools/extract-pages'>;
