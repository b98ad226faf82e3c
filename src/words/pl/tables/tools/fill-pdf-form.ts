export default {
  'Fill PDF form': 'Wypełnij formularz PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Wypełnij pola formularza PDF: tekst, pola wyboru i listy.',
  'Fill in and save': 'Wypełnij i zapisz',
  filled: 'wypełniony',
  'fill in form': 'wypełnij pdf | wniosek pdf',
  'fill out': 'wypełnianie pdf | uzupełnij pdf',
  'complete form': 'wypełnij formularz | wpisz w pdf',
  acroform: 'formularz pdf | druk do wypełnienia',
  'type on pdf form': 'wypełnić wniosek | edytowalny formularz',
  'form filler': 'pola formularza | wypelnij formularz',
  'fillable pdf': 'acroform | interaktywny pdf',
  'Will other programs show what I fill in?': 'Czy inne programy pokażą to, co wpiszę?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Tak. Wygląd każdej wartości jest zapisany w pliku, więc nie zależy od programu, który go otworzy. Formularz pozostaje formularzem, więc wartości można potem zmienić. Żeby stały się częścią stron, otwórz wynik w narzędziu Spłaszcz PDF.',
  'The page says that my file has no form. Why?': 'Dlaczego strona informuje, że mój plik nie ma formularza?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Niektóre formularze to tylko linie na stronie i plik nie określa, gdzie pisać. Do takich użyj narzędzia Pisz na PDF: umieszcza tekst, ptaszki i krzyżyki w dowolnym miejscu strony.',
  'Can I fill it in with the keyboard alone?': 'Czy mogę wypełnić go samą klawiaturą?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Tak. Klawiszem Tab przejdziesz od pola do pola w kolejności zapisanej w formularzu. „Pokaż jako listę” wymienia wszystkie pola z opisami, co sprawdza się też z czytnikiem ekranu i na małym ekranie.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Wszystkich. Litery łacińskie, greckie, ormiańskie i gruzińskie oraz cyrylica są rysowane tutaj. Wartości z innymi znakami, na przykład arabskimi, hebrajskimi, hindi lub chińskimi, są zapisywane w formularzu, a rysuje je czytnik PDF, który otworzy plik; zobaczysz, które to znaki.',
  'What does not work?': 'Co nie działa?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Skrypty w formularzach nie są uruchamiane, więc sumy nie są obliczane. Daty, godziny i liczby są zapisywane w formacie podanym w formularzu, a jeśli wartość do niego nie pasuje, zobaczysz informację o tym. W formularzach XFA widać tylko zwykłe strony. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/fill-pdf-form'>;
