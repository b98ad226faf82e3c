export default {
  'Redact PDF': 'Zaczernij PDF',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'Zaczernij słowa i obszary w PDF i na dobre usuń z pliku to, co jest pod nimi.',
  Redact: 'Zaczernij',
  blackout: 'zaczernij | zamazywanie pdf',
  'hide text': 'zaczernianie pdf | pasek wypłaty',
  'remove text': 'zamaż tekst w pdf | wymaż słowa',
  'remove name': 'ukryj tekst',
  'cover text': 'usuń tekst z pdf',
  'white out': 'zamaż dane',
  'remove email': 'usuń nazwisko',
  'remove phone number': 'zakryj tekst',
  'personal data': 'ukryj dane osobowe',
  pii: 'dane osobowe',
  'blank out': 'usuń pesel',
  'remove iban': 'zamaż pesel',
  'remove account number': 'usuń numer konta',
  'blank out words': 'usuń adres e-mail',
  payslip: 'usuń numer telefonu',
  'account number': 'anonimizacja dokumentów',
  'Words to remove': 'Słowa do usunięcia',
  'Every occurrence, however it is written. Separate several with semicolons.':
    'Każde wystąpienie, bez względu na sposób zapisu. Kilka słów rozdziel średnikami.',
  'Ann Smith; 030 1234': 'Anna Nowak; 22 123 45 67',
  'Email addresses': 'Adresy e-mail',
  'Phone numbers': 'Numery telefonów',
  IBANs: 'Numery IBAN',
  'International account numbers, such as DE89 3704…': 'Międzynarodowe numery kont, takie jak PL61 1090…',
  'Card numbers': 'Numery kart',
  'Dates of birth': 'Daty urodzenia',
  'Dates next to words such as “born” or “date of birth”.':
    'Daty obok słów takich jak „urodzony” lub „data urodzenia”.',
  'National ID numbers': 'Numery identyfikacyjne osób',
  'Social security, tax and identity numbers of 22 countries.':
    'Numery ubezpieczenia, podatkowe i identyfikacyjne z 22 krajów.',
  'Pattern (regular expression)': 'Wzorzec (wyrażenie regularne)',
  'Keep these': 'Nie usuwaj tych',
  'Box colour': 'Kolor prostokąta',
  'Is it really removed?': 'Czy to naprawdę znika?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    'Tak. Litery pod obszarem są usuwane z treści strony, obrazy tracą tam piksele, linie i kształty są obcinane na jego krawędziach, a komentarze, linki i pola formularzy są usuwane razem z wartościami. Każdy wynik sprawdza potem inny program, PDFium: jeśli wciąż znajdzie jakąś literę pod obszarem, cała strona jest zamieniana w obraz.',
  'What else is removed?': 'Co jeszcze jest usuwane?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    'Wszystko, co mogłoby wciąż zawierać te słowa: tytuł i autor, XMP, miniatury stron, skrypty, załączniki, ukryte szablony stron, teksty alternatywne tych stron, wcześniejsze wersje pliku, treść, której nigdy nie widać, i każde słowo z zakładek, które było pod obszarem.',
  'When is a page turned into an image?': 'Kiedy strona jest zamieniana w obraz?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    'Gdy czegoś na niej nie da się usunąć częściowo: deseni, których nigdy nie widać w całości poza obszarem, masek przezroczystości, które w niego wchodzą, albo czcionek, które nie określają, jakie litery oznaczają ich kody. Na takiej stronie nie da się już wyszukiwać tekstu, a wynik podaje, która to strona. Pozostałe strony nadal zawierają tekst.',
  'Can it miss something?': 'Czy może coś przeoczyć?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    'Wyszukiwanie usuwa słowa, które są tekstem. Strony wyniku z obrazami lub rysunkami (najwyżej {0}) są odczytywane przez OCR, a słowa, które wciąż da się tam odczytać, są wymieniane: narysuj na nich obszary. OCR może źle odczytać słowo i wtedy je przeoczy. Jeśli strona jest skanem, możesz też najpierw użyć narzędzia Przeszukiwalny skan (OCR): wyszukiwanie znajdzie wtedy słowa, które ono odczyta. Dane osobowe są rozpoznawane po formacie i cyfrach kontrolnych: numer zapisany w nietypowy sposób może umknąć, a znaleziony może zostać taki, który tylko wygląda jak dane osobowe. Naciśnij trafienie na stronie, żeby je zostawić. Wpisuj słowa tak, jak zwykle na klawiaturze: są znajdowane bez względu na wielkość liter, z każdym rodzajem kreski, apostrofu lub cyfry, ze znakami diakrytycznymi i ligaturami, na przełomie wierszy i stron, na obróconych stronach oraz w komentarzach i polach formularzy. Kawałki, które mogą być jednym słowem, zostają, a wynik je wymienia. Jeśli usunięte słowo jest w pliku jeszcze gdzie indziej, na przykład w zakładce, nazwie warstwy lub linku, wynik podaje gdzie. Podaje też, na których stronach plik nie określa swoich liter, więc słowa mogły tam umknąć. Sprawdź wynik, zanim go komuś wyślesz.',
} satisfies TableWords<'tools/redact-pdf'>;
