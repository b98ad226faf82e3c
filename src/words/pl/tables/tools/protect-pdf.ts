export default {
  'Protect PDF': 'Zabezpiecz PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Zaszyfruj PDF hasłem albo ogranicz drukowanie i kopiowanie.',
  protected: 'zabezpieczony',
  encrypt: 'hasło na pdf | ochrona pdf',
  lock: 'zabezpiecz hasłem | zabezpieczyć hasłem | zahasłuj pdf',
  'add password': 'pdf z hasłem | zakoduj pdf',
  'password protect': 'zaszyfruj pdf | haslo do pdf',
  'restrict printing': 'ustaw hasło',
  'set password': 'ustaw hasło | zabezpieczyć pdf',
  'stop printing': 'zablokuj pdf',
  'prevent copying': 'zablokuj kopiowanie',
  'put password on pdf': 'zablokuj drukowanie',
  'Password to open the file': 'Hasło do otwierania pliku',
  'correct horse battery staple': 'koń bateria zszywka słowik',
  'Owner password': 'Hasło właściciela',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Otwiera plik bez poniższych ograniczeń. Jeśli go nie ustawisz, nikt ich nie zdejmie.',
  'Allow printing': 'Zezwól na drukowanie',
  'Allow copying': 'Zezwól na kopiowanie',
  'Screen readers can always read the text.': 'Czytniki ekranu zawsze mogą odczytać tekst.',
  'Allow changes': 'Zezwól na zmiany',
  'Editing, commenting, filling in forms and moving pages.':
    'Edycja, komentowanie, wypełnianie formularzy i przenoszenie stron.',
  'How strong is the protection?': 'Jak silna jest ochrona?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'Plik jest szyfrowany algorytmem AES-256, jak w PDF 2.0 (wersja 6). Bez hasła nie da się go przeczytać, ale słabe hasło można odgadnąć. Takie pliki otwierają wszystkie aktualne czytniki PDF, a Acrobat od wersji X.',
  'Do the restrictions really protect the file?': 'Czy ograniczenia naprawdę chronią plik?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'To tylko prośba: czytniki PDF zgodne ze standardem jej przestrzegają, inne nie. Naprawdę chroni tylko hasło do otwierania. Jeśli ustawisz samo hasło właściciela, każdy może otworzyć i przeczytać plik.',
  'What if I forget the password?': 'Co, jeśli zapomnę hasła?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'Wtedy pliku nie da się otworzyć: drugiego klucza nie ma ani tu, ani nigdzie indziej. Zachowaj oryginalny plik.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Nic, co byłoby widać. Strony, zakładki, linki, formularze, załączniki i znaczniki są kopiowane i szyfrowane. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/protect-pdf'>;
