export default {
  'Flatten PDF': 'Spłaszcz PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Scal pola formularza, komentarze i rysunki ze stronami PDF, żeby nie dało się ich już edytować.',
  Flatten: 'Spłaszcz',
  flat: 'spłaszczony',
  'make uneditable': 'spłaszcz | wtop komentarze | flatten',
  'not editable': 'spłaszczanie pdf | utrwal formularz | splaszcz pdf',
  'burn in annotations': 'bez możliwości edycji | scal warstwy',
  'print fields': 'zablokuj edycję | pdf nie do edycji',
  'merge layers': 'nieedytowalny pdf | spłaszcz formularz',
  'Comments and drawings too': 'Także komentarze i rysunki',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Zakreślenia, notatki, pieczątki i odręczne rysunki. Bez tej opcji spłaszczane są tylko pola formularza.',
  'Keep links clickable': 'Zostaw klikalne linki',
  'Does it look the same?': 'Czy wynik wygląda tak samo?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Tak: strony wyglądają tak jak teraz. Pola z wartością, ale bez zapisanego wyglądu, są rysowane czcionką Helvetica; litery, których ona nie ma, zostaną zamienione na znaki zapytania. Przyciski, pola wyboru, rysunki, pola tekstowe i pieczątki bez zapisanego wyglądu są rysowane tak, jak zwykle robią to czytniki PDF.',
  'Are the pages turned into images?': 'Czy strony są zamieniane w obrazy?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'Nie. Tekst pozostaje tekstem, także w polach: można go wyszukiwać, zaznaczać i kopiować.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Pól nie da się już wypełnić, a ich skrypty znikają. Znika też tekst z okienek notatek, zostaje tylko ikona. Ukryte komentarze są usuwane. Pliki, dźwięki i filmy dołączone do strony zostają. Z podpisów cyfrowych zostaje to, co widać.',
} satisfies TableWords<'tools/flatten-pdf'>;
