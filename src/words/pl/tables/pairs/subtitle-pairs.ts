export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Słowa, czasy, pogrubienie, kursywa i podkreślenie oraz położenie na ekranie, jeśli plik je podaje. Kolory i czcionki są usuwane, a wynik o tym informuje.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Słowa, czasy, pogrubienie, kursywa i podkreślenie oraz to, czy tekst jest u góry. SRT nie ma stylów, imion mówiących ani dokładnego położenia: są usuwane, a wynik o tym informuje.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Konwertuj napisy {0} na {1}, wiele plików naraz, i przesuwaj je w czasie.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
