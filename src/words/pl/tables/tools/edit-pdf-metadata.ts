export default {
  'Edit PDF metadata': 'Edytuj metadane PDF',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Zobacz i zmień tytuł, autora, temat, słowa kluczowe, język i daty pliku PDF.',
  'Save changes': 'Zapisz zmiany',
  'pdf properties': 'właściwości pdf | zmień tytuł pdf | data utworzenia pdf | język pdf',
  'pdf title': 'tytuł pdf | zmień autora pdf | właściwości dokumentu',
  author: 'autor pdf | metadane pdf | zmień metadane',
  keywords: 'słowa kluczowe | edycja metadanych | metadata pdf',
  'Where is this metadata stored?': 'Gdzie są zapisane te metadane?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'PDF przechowuje je w dwóch miejscach: w słowniku informacyjnym i w danych XMP. Wiele programów zmienia tylko jedno z nich, a czytniki mogą potem pokazywać jedno albo drugie. To narzędzie zapisuje w obu to samo.',
  'What happens to a field that I don’t change?': 'Co z polem, którego nie zmieniam?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'W każdym pliku zostaje bez zmian. Wyczyszczone pole jest usuwane. Jeśli plików jest kilka, zmiany dotyczą wszystkich.',
  'Is the old metadata still in the file?': 'Czy stare metadane są jeszcze w pliku?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nie. Plik jest zapisywany od nowa i zawiera tylko to, co jest jeszcze używane, więc wcześniejsze wersje znikają razem z metadanymi. Strony, linki, formularze, zakładki i znaczniki zostają. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
  'What is the language for?': 'Do czego służy język?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Czytniki ekranu potrzebują go, żeby poprawnie wymawiać tekst. Wpisz go jako kod: pl, en, pt-BR. Razem z opcją „Pokaż tytuł zamiast nazwy pliku” to jedna z pierwszych rzeczy, które sprawdzają testy dostępności.',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
