export default {
  'Convert subtitles': 'Konwertuj napisy',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Konwertuj SRT na WebVTT i z powrotem, przesuwaj napisy w czasie i dopasowuj je do innej liczby klatek na sekundę.',
  'shift subtitles': 'przesuń napisy | konwerter napisów',
  'sync subtitles': 'synchronizacja napisów | zmień fps napisów',
  'subtitle delay': 'dopasuj napisy | napisy się rozjeżdżają',
  retime: 'opóźnienie napisów',
  'srt to vtt': 'napisy za późno',
  'subtitle offset': 'napisy za wcześnie',
  'subtitles late': 'srt na vtt',
  'subtitles early': 'vtt na srt',
  'srt seconds late': 'krzaczki w napisach',
  'fix subtitle timing': 'polskie znaki w napisach',
  'Shift by': 'Przesuń o',
  'Positive numbers show them later, negative numbers earlier.':
    'Liczby dodatnie opóźniają napisy, ujemne je przyspieszają.',
  'Keep the speed': 'Bez zmiany prędkości',
  'From 23.976 to 25': 'Z 23,976 na 25',
  'From 24 to 25': 'Z 24 na 25',
  'From 25 to 23.976': 'Z 25 na 23,976',
  'From 25 to 24': 'Z 25 na 24',
  'Another length': 'Inna długość',
  'In frames per second, for subtitles that start in sync and then drift.':
    'W klatkach na sekundę – dla napisów, które na początku się zgadzają, a potem się rozjeżdżają.',
  Length: 'Długość',
  'How do I sync subtitles with a video?': 'Jak zsynchronizować napisy z filmem?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Jeśli napisy są stale o tyle samo za wcześnie lub za późno, przesuń je o tyle. Jeśli na początku się zgadzają, a potem się rozjeżdżają, powstały dla innej liczby klatek na sekundę: wybierz starą i nową. Najpierw zmieniana jest prędkość, a potem stosowane jest przesunięcie.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Pogrubienie, kursywa i podkreślenie zostają, tak samo tekst u góry. SRT nie ma stylów, imion mówiących ani dokładnego położenia, a kolory i czcionki z SRT nie przechodzą do WebVTT. Jeśli coś usunięto, wynik o tym informuje.',
  'What if letters look wrong?': 'Co, jeśli litery wyświetlają się błędnie?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Wyniki są w UTF-8, które odczyta każdy odtwarzacz. Pliki UTF-8 i UTF-16 są rozpoznawane. W pozostałych kodowanie jest odgadywane na podstawie tekstu, a wynik podaje, które to było: jeśli litery wyświetlają się błędnie, wybierz inne w polu „Kodowanie znaków”.',
} satisfies TableWords<'tools/convert-subtitles'>;
