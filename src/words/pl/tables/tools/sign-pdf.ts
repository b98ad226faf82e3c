export default {
  'Ink colour': 'Kolor atramentu',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    'Dodaj do PDF podpis: narysowany, wpisany lub jako obraz, w dowolnym miejscu strony.',
  signature: 'podpis | autograf',
  esign: 'podpis na pdf | podpisywanie pdf',
  'e-sign': 'podpisz dokument',
  autograph: 'podpis odręczny | podpis online',
  initials: 'parafka | inicjały | podpisać umowę',
  'electronic signature': 'wstaw podpis | wklej podpis',
  docusign: 'dodaj podpis | docusign',
  'put my name': 'parafka',
  Signature: 'Podpis',
  Draw: 'Narysuj',
  Type: 'Wpisz',
  Picture: 'Obraz',
  'A PNG with transparency looks best.': 'Najlepiej wygląda PNG z przezroczystością.',
  Initials: 'Parafa',
  Date: 'Data',
  '28 Nov 2026': '28 lis 2026',
  'Is this a digital signature?': 'Czy to podpis cyfrowy?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    'Nie. To widoczny podpis: linie lub obraz na stronie. Nie dowodzi, kto podpisał, ani tego, że plik nie był potem zmieniany. Do tego służy narzędzie Podpisz PDF certyfikatem.',
  'Where does the signature go?': 'Gdzie trafi podpis?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    'W prawym dolnym rogu ostatniej strony, chyba że przeciągniesz go gdzie indziej. Naciśnij „Umieść podpis” na dowolnej stronie, żeby podpisać też ją; parafę i datę umieszcza się tak samo.',
  'Can I sign without a mouse or a finger?': 'Czy mogę podpisać bez myszy i palca?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    'Tak: wpisz imię i nazwisko i umieść podpis za pomocą klawiatury. Zostanie zapisany krojem przypominającym pochyłe pismo odręczne. {0}',
  'Can it be removed again?': 'Czy można go potem usunąć?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    'Tak, jeśli ktoś wie, jak to zrobić – jak wszystko, co narysowano na stronie. Istniejące podpisy cyfrowe są usuwane, bo są ważne tylko dla niezmienionego pliku.',
  'Is my signature stored?': 'Czy mój podpis jest zapisywany?',
  'No. It exists only on this page, and is gone when you leave it.':
    'Nie. Istnieje tylko na tej stronie i znika, gdy ją opuścisz.',
} satisfies TableWords<'tools/sign-pdf'>;
