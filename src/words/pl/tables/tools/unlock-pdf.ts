export default {
  'Unlock PDF': 'Odblokuj PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Usuń hasło i ograniczenia z pliku PDF, do którego znasz hasło.',
  Unlock: 'Odblokuj',
  unlocked: 'odblokowany',
  'remove password': 'usuń hasło z pdf | usuń ochronę',
  decrypt: 'zdejmij hasło z pdf | zdjąć hasło z pdf | odszyfruj pdf',
  password: 'odblokuj pdf | usun haslo pdf',
  unprotect: 'zdjąć zabezpieczenie | zdejmij zabezpieczenie z pdf',
  'remove restrictions': 'zdjąć hasło | odblokowanie pdf',
  'remove protection': 'usuń zabezpieczenia pdf',
  'open locked': 'zablokowany pdf',
  'print restricted': 'pdf bez hasła',
  'printing not allowed': 'nie mogę drukować pdf | kopiowanie zablokowane',
  'Do I need the password?': 'Czy potrzebuję hasła?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Tak, jeśli plik pyta o nie przy otwieraniu. Wpisz je obok pliku; jeśli będzie błędne, zobaczysz informację. Działa każde z dwóch haseł pliku, a jeśli kilka plików ma to samo, wystarczy wpisać je raz. Pliki, które otwierają się bez hasła, ale nie można ich drukować lub zmieniać, go nie wymagają.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Usuwane jest tylko szyfrowanie. Strony, tekst, obrazy, zakładki, linki, formularze, komentarze, załączniki i znaczniki są kopiowane bez zmian. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku; jeśli jakieś były, wynik o tym informuje.',
  'Which kinds of protection can it open?': 'Jakie rodzaje zabezpieczeń można usunąć?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Wszystkie oparte na haśle, od 40-bitowego RC4 z 1994 roku po dzisiejsze AES-256. Plików zabezpieczonych certyfikatem lub usługą zarządzania prawami nie da się otworzyć.',
  'Can it find a forgotten password?': 'Czy da się odzyskać zapomniane hasło?',
  'No. It does not guess passwords.': 'Nie. Narzędzie nie zgaduje haseł.',
  'Are passwords stored?': 'Czy hasła są zapisywane?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'Nie. Zostają na tej stronie, tak jak pliki, i znikają, gdy ją zamkniesz.',
} satisfies TableWords<'tools/unlock-pdf'>;
