export default {
  'Repair PDF': 'Napraw PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Napraw uszkodzony PDF: odszukaj jego obiekty i strony, usuń to, czego nie da się odczytać, i zobacz, co było nie tak.',
  Repair: 'Napraw',
  repaired: 'naprawiony',
  fix: 'naprawa pdf | zepsuty plik pdf',
  broken: 'uszkodzony pdf | błąd pdf',
  corrupt: 'pdf się nie otwiera | odzyskiwanie pdf',
  damaged: 'nie mogę otworzyć pdf | naprawić plik',
  recover: 'popsuty pdf | uszkodzony plik',
  'cannot open': 'odzyskaj pdf',
  restore: 'przywróć pdf',
  'What can be repaired?': 'Co da się naprawić?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Błędną lub brakującą listę obiektów, ucięty plik, strony, do których nic nie prowadzi, wewnętrznie sprzeczne drzewo stron, obiekty niezgodne z zasadami, strumienie o błędnej długości lub z uszkodzonymi danymi i zbędne bajty na początku. Obiekty, których nie da się odczytać, są usuwane. Wynik podaje, co znaleziono i ile sprawdzono.',
  'What cannot be repaired?': 'Czego nie da się naprawić?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'Danych, których brakuje w pliku. Jeśli plik ucięto, ratowane są obiekty z jego pierwszej części, a gdy nie ma wśród nich żadnej strony, zobaczysz informację o tym. Dane, których nie da się rozpakować, zostają w pliku bez zmian, podobnie jak uszkodzone obrazy, uszkodzone czcionki i błędy w poleceniach rysujących stronę. Wynik informuje o wszystkim poza czcionkami, które nie są sprawdzane.',
  'What if nothing is wrong?': 'Co, jeśli wszystko jest w porządku?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'Wtedy wynik o tym informuje. Plik i tak jest zapisywany od nowa, z poprawną listą obiektów i bez nieużywanych części. Niektóre czytniki PDF są bardziej wymagające i czasem to wystarcza.',
} satisfies TableWords<'tools/repair-pdf'>;
