export default {
  'Write on PDF': 'Pisz na PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Umieść tekst, ptaszki, krzyżyki, daty, linie, zakreślenia i rysunki w dowolnym miejscu stron PDF.',
  Write: 'Napisz',
  written: 'dopisany',
  'add text to pdf': 'pisz na pdf | odhacz',
  'type on pdf': 'pisanie po pdf | skreśl',
  'annotate pdf': 'dodaj tekst do pdf | wstaw datę',
  'highlight pdf': 'wpisz tekst w pdf | wypełnij skan',
  'draw on pdf': 'dopisz w pdf | maszyna do pisania',
  'tick box': 'zaznacz w pdf',
  'cross out': 'zakreśl w pdf',
  'add date': 'zakreślacz',
  'fill in flat form': 'rysuj na pdf',
  typewriter: 'notatki w pdf | dopisać w pdf | dodać tekst do pdf',
  comment: 'komentarze w pdf',
  'mark up': 'ptaszek | edytować pdf',
  'What you write becomes': 'Wpisane elementy staną się',
  'Part of the page': 'Częścią strony',
  Annotations: 'Komentarzami',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Czytniki PDF mogą przesuwać i usuwać komentarze. Nie wszystkie programy je drukują.',
  'Can I change the text that is in the file?': 'Czy mogę zmienić tekst, który jest w pliku?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'Nie. Do strony można tylko coś dodać. Żeby zmienić tekst, otwórz plik w LibreOffice Draw. Żeby usunąć tekst na dobre, użyj narzędzia Zaczernij PDF.',
  'Can I fill in a form that has no fields?': 'Czy mogę wypełnić formularz, który nie ma pól?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Tak, do tego służy to narzędzie: wybierz Tekst i naciśnij tam, gdzie chcesz pisać. Jeśli formularz ma pola, szybciej będzie w narzędziu Wypełnij formularz PDF, bo wpisuje ono tekst w pola.',
  'Part of the page, or annotations?': 'Część strony czy komentarze?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'To, co staje się częścią strony, wszędzie wygląda tak samo i zostaje na miejscu. Komentarze można przesuwać, zmieniać i usuwać w czytnikach PDF – możesz to zrobić zarówno Ty, jak i ktoś inny.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Jeśli tekst zawiera inne litery, zobaczysz, które to, a w pliku nic się nie zmieni.',
  'Can I do it without a mouse?': 'Czy mogę to zrobić bez myszy?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Tak. Naciśnij przycisk za pomocą klawiatury, na przykład Tekst lub Ptaszek, a element pojawi się na środku strony. Strzałki go przesuwają, z klawiszem Shift zmieniają jego wielkość, a Delete usuwa. Tylko odręczne rysowanie wymaga myszy, pióra lub palca.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nic. Tekst, zakładki, linki, formularze i znaczniki zostają. Podpisy cyfrowe są usuwane, bo są ważne tylko dla oryginalnego pliku.',
} satisfies TableWords<'tools/write-on-pdf'>;
