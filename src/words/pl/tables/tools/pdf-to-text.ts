export default {
  'PDF to text': 'PDF na tekst',
  'Save the text of a PDF as a plain text file.': 'Zapisz tekst z PDF jako zwykły plik tekstowy.',
  'Extract text': 'Wyodrębnij tekst',
  'copy text': 'kopiuj tekst z pdf | txt | nie mogę skopiować tekstu z pdf',
  'get text from pdf': 'tekst z pdf | skopiuj pdf | przepisz pdf',
  'extract text': 'wyciągnij tekst z pdf | wyodrębnij tekst z pdf',
  txt: 'pdf na txt | zamień pdf na tekst',
  'pdf to txt': 'pdf do txt | pdf do tekstu',
  'In which order is the text?': 'W jakiej kolejności jest tekst?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Wiersz po wierszu, w kolejności zapisanej w pliku, z pustym wierszem między stronami. Kolumny i tabele mogą wyjść inaczej, niż wyglądają: PDF zapisuje, gdzie jest każda litera, a nie jak płynie tekst.',
  'Are form fields and comments included?': 'Czy są w nim pola formularzy i komentarze?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Tak, jeśli widać je na stronie: wartości formularzy i pola tekstowe. Tekst z okienek notatek jest pomijany.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'To obrazy, a wynik podaje, które to strony. Narzędzie Przeszukiwalny skan (OCR) odczytuje z nich tekst i zapisuje go albo dodaje do PDF.',
  'Why are some letters wrong?': 'Dlaczego niektóre litery są błędne?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Niektóre pliki nie określają, jakie litery rysują ich czcionki. Tekst skopiowany z takiego pliku w czytniku PDF zawiera te same błędy.',
} satisfies TableWords<'tools/pdf-to-text'>;
