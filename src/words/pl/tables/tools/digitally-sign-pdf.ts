export default {
  'Sign PDF with a certificate': 'Podpisz PDF certyfikatem',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'Podpisz PDF cyfrowo własnym certyfikatem, żeby każdy mógł sprawdzić, kto go podpisał.',
  'digitally sign': 'podpis cyfrowy | podpis kluczem',
  'certificate signature': 'pades | podpisz certyfikatem',
  pfx: 'certyfikat pfx',
  'qualified signature': 'podpis kwalifikowany | kwalifikowany podpis elektroniczny',
  'cryptographic signature': 'podpis pdf certyfikat | szafir',
  'sign with key': 'p12 | podpis cyfrowy pdf',
  'certify pdf': 'pfx',
  'digital id': 'podpis kryptograficzny',
  'Key and certificate': 'Klucz i certyfikat',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    'Plik .p12 lub .pfx albo pliki PEM z kluczem prywatnym i jego certyfikatami.',
  'Password of the key, if any': 'Hasło klucza (opcjonalnie)',
  'Show it on a page': 'Pokaż na stronie',
  No: 'Nie',
  'First page': 'Pierwsza strona',
  'Last page': 'Ostatnia strona',
  'A box at the bottom right that says who signed, and when.':
    'Ramka w prawym dolnym rogu z informacją, kto i kiedy podpisał.',
  'Reason, if any': 'Powód (opcjonalnie)',
  'Place, if any': 'Miejsce (opcjonalnie)',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'Nowsze dopełnienie kluczy RSA, którego niektóre starsze programy nie potrafią sprawdzić.',
  'What kind of signature is this?': 'Jaki to rodzaj podpisu?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'Podstawowy podpis PAdES (B-B, ETSI.CAdES.detached). Czytniki PDF, które sprawdzają podpisy, pokazują, kto podpisał plik i czy był on potem zmieniany. To, czy ufają Twojemu certyfikatowi, zależy od jego wystawcy.',
  'Is my key safe?': 'Czy mój klucz jest bezpieczny?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    'Klucz i jego hasło są odczytywane tylko na tej stronie. Nigdy nie są zapisywane, a część strony, która je odczytuje, nie ma dostępu do sieci. Znikają, gdy opuścisz stronę.',
  'Which keys work?': 'Jakie klucze działają?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    'Klucze RSA oraz ECDSA na krzywych P-256, P-384 i P-521, w pliku .p12 lub .pfx albo w plikach PEM. Kluczy z kart kryptograficznych i tokenów nie da się użyć na stronie internetowej.',
  'Is there a timestamp?': 'Czy jest znacznik czasu?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'Nie. Znacznik czasu pochodzi z serwera, a ta strona nie ma dostępu do sieci. Podpis podaje czas z Twojego urządzenia, a ten niczego nie dowodzi. Gdy certyfikat wygaśnie, programy mogą przestać uznawać podpis.',
  'What happens to existing signatures?': 'Co dzieje się z istniejącymi podpisami?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    'Pozostają ważne: nowy podpis jest dopisywany na końcu pliku, a wszystko przed nim zostaje bez zmian, bajt w bajt. Jeśli autor pliku nie pozwala na kolejne podpisy, zobaczysz informację o tym. Zaszyfrowanych plików nie da się tu podpisać.',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
