export default {
  'Check PDF signatures': 'Sprawdź podpisy PDF',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'Zobacz, kto podpisał cyfrowo PDF, czy każdy podpis jest ważny i co potem zmieniono.',
  'Check signatures': 'Sprawdź podpisy',
  'verify signature': 'sprawdź podpis | fałszywy pdf',
  'validate signature': 'weryfikacja podpisu | weryfikuj podpis',
  'signature validation': 'walidacja podpisu | sprawdz podpis pdf',
  'who signed': 'kto podpisał | zmieniony pdf',
  certificate: 'ważność podpisu',
  pdfsig: 'podpis elektroniczny weryfikacja',
  tampered: 'certyfikat',
  'is this pdf genuine': 'czy podpis jest ważny',
  'fake pdf': 'podrobiony pdf',
  forged: 'czy pdf jest prawdziwy',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    'To, czy bajty objęte podpisem są dokładnie tymi, które podpisano, czy podpis złożono kluczem z jego certyfikatu, czy obejmuje plik tak, jak powinien, i czy każdy certyfikat został wystawiony przez następny, o ile są w pliku. Jeśli plik ma wersje, które powstały po podpisie, raport podaje, co zmieniono: treść stron, wartości formularzy, komentarze i inne elementy.',
  'What is not checked?': 'Co nie jest sprawdzane?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} Certyfikaty nie są też porównywane z listą zaufanych urzędów certyfikacji. Ważny podpis oznacza więc tutaj, że plik jest niezmieniony i że podpisał go właściciel tego certyfikatu. Porównaj SHA-256 certyfikatu z tym, który poda podpisujący, albo sprawdź w programie z taką listą, kto jest właścicielem.',
  'What does “Changed after it was signed” mean?': 'Co znaczy „Zmieniony po podpisaniu”?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    'Podpisana wersja wciąż jest w pliku, niezmieniona, ale późniejsza pokazuje coś innego. PDF na to pozwala, a niektóre ataki z tego korzystają. Raport wymienia różnice. Kolejne podpisy i dane do ich sprawdzania nie liczą się jako zmiany treści.',
  'Is the time of signing reliable?': 'Czy czas podpisania jest wiarygodny?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'Nie. To czas, który pokazywał zegar podpisującego. Potwierdziłby go tylko znacznik czasu od zaufanego urzędu, a znaczniki czasu nie są tu sprawdzane.',
  'Which signatures are supported?': 'Jakie podpisy są obsługiwane?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    'Odłączone podpisy CMS i PAdES (adbe.pkcs7.detached i ETSI.CAdES.detached) oraz adbe.pkcs7.sha1, z RSA (PKCS #1 v1.5 i PSS) lub ECDSA (P-256, P-384 i P-521) oraz SHA-1, SHA-256, SHA-384 lub SHA-512. SHA-1 jest oznaczany jako słaby. Pozostałe są wymieniane jako niesprawdzone.',
} satisfies TableWords<'tools/verify-pdf'>;
