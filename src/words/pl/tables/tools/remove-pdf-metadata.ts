export default {
  'Remove PDF metadata': 'Usuń metadane PDF',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Zobacz, co PDF zdradza o tym, kto, kiedy i w jakim programie go utworzył, i usuń te dane, także ze zdjęć w pliku.',
  sanitise: 'usuń metadane pdf | dane autora w pdf | anonimowy pdf',
  'clean pdf': 'wyczyść pdf | ukryte dane w pdf | kto zrobił pdf',
  'author of pdf': 'autor pdf | czyszczenie metadanych | metadane pdf',
  'delete author': 'usuń autora | usuń właściwości pdf | usun autora pdf',
  'Keep the title': 'Zostaw tytuł',
  'PDF readers show it, and screen readers say it first.':
    'Czytniki PDF go pokazują, a czytniki ekranu odczytują na początku.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Tytuł, autor, temat, słowa kluczowe, programy i daty w słowniku informacyjnym i w XMP – dla dokumentu, jego stron i obrazów; miniatury stron; dane, które programy zapisują w pliku na własny użytek; identyfikatory, które odróżniają plik od jego kopii; a w zdjęciach JPEG dane EXIF z lokalizacją i danymi aparatu, IPTC i komentarze. Wynik to wymienia.',
  'Do the photos get worse?': 'Czy zdjęcia tracą na jakości?',
  'No. They are not re-encoded: only the metadata is removed.':
    'Nie. Nie są kodowane ponownie: usuwane są tylko metadane.',
  'Are earlier versions of the file gone?': 'Czy wcześniejsze wersje pliku znikają?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Tak. Programy często tylko dopisują zmiany, więc starsza treść pozostaje w pliku. Nowy plik zawiera tylko to, co jest jeszcze używane.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Wszystko, co ludzie widzą lub czego używają: strony, komentarze z nazwiskami autorów, wartości formularzy, linki, zakładki, załączniki i język, z którego korzystają czytniki ekranu. Czcionki zachowują nazwiska swoich twórców.',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
