export default {
  'Convert subtitles': 'Untertitel umwandeln',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'SRT in WebVTT umwandeln und umgekehrt, Untertitel zeitlich verschieben und an eine andere Bildrate anpassen.',
  'shift subtitles': 'untertitel verschieben | untertitel anpassen',
  'sync subtitles': 'untertitel synchronisieren | untertitel konvertieren',
  'subtitle delay': 'untertitel asynchron | srt sekunden',
  retime: 'untertitel verzögerung',
  'srt to vtt': 'srt in vtt',
  'subtitle offset': 'vtt in srt',
  'subtitles late': 'srt konvertieren',
  'subtitles early': 'untertitel zu spät',
  'srt seconds late': 'untertitel zu früh',
  'fix subtitle timing': 'srt verschieben',
  'Shift by': 'Verschieben um',
  'Positive numbers show them later, negative numbers earlier.':
    'Mit positiven Zahlen erscheinen sie später, mit negativen früher.',
  'Keep the speed': 'Tempo beibehalten',
  'From 23.976 to 25': 'Von 23,976 auf 25',
  'From 24 to 25': 'Von 24 auf 25',
  'From 25 to 23.976': 'Von 25 auf 23,976',
  'From 25 to 24': 'Von 25 auf 24',
  'Another length': 'Andere Länge',
  'In frames per second, for subtitles that start in sync and then drift.':
    'In Bildern pro Sekunde – für Untertitel, die am Anfang passen und dann auseinanderlaufen.',
  Length: 'Länge',
  'How do I sync subtitles with a video?': 'Wie passe ich Untertitel an ein Video an?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Kommen sie immer um dieselbe Zeit zu früh oder zu spät, verschiebe sie um diese Zeit. Passen sie am Anfang und laufen dann auseinander, wurden sie für eine andere Bildrate gemacht: Wähle die alte und die neue. Erst wird das Tempo geändert, dann wird verschoben.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Fetter, kursiver und unterstrichener Text bleibt, ebenso Text am oberen Rand. SRT kennt keine Stile, Sprechernamen oder genauen Positionen, und Farben und Schriften aus SRT werden nicht in WebVTT übernommen. Wenn etwas entfernt wurde, steht es beim Ergebnis.',
  'What if letters look wrong?': 'Und wenn Buchstaben falsch aussehen?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Ergebnisse sind in UTF-8 gespeichert, das jeder Player lesen kann. UTF-8- und UTF-16-Dateien werden erkannt. Bei allen anderen wird die Kodierung aus dem Text erraten, und beim Ergebnis steht, welche es war: Sind Buchstaben falsch, wähle unter „Zeichenkodierung“ eine andere.',
} satisfies TableWords<'tools/convert-subtitles'>;
