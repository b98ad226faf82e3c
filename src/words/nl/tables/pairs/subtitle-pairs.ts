export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Woorden, tijden, vette, cursieve en onderstreepte tekst, en de plek op het scherm als het bestand die aangeeft. Kleuren en lettertypen worden verwijderd, en dat staat dan bij het resultaat.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Woorden, tijden, vette, cursieve en onderstreepte tekst, en of tekst bovenaan staat. SRT kent geen stijlen, namen van sprekers of precieze posities: die worden verwijderd, en dat staat dan bij het resultaat.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Converteer {0}-ondertiteling naar {1}, meerdere tegelijk, en verschuif de tijden.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
