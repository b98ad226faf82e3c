export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Parole, tempi, grassetto, corsivo e sottolineato, e la posizione sullo schermo se il file la indica. Colori e font vengono rimossi, e il risultato lo segnala.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Parole, tempi, grassetto, corsivo e sottolineato, e se il testo sta in alto. SRT non ha stili, nomi di chi parla né posizioni esatte: vengono rimossi, e il risultato lo segnala.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Converti sottotitoli {0} in {1}, anche molti insieme, e spostali nel tempo.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
