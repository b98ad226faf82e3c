export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Wörter, Zeiten, fetter, kursiver und unterstrichener Text und die Position auf dem Bildschirm, falls die Datei eine angibt. Farben und Schriften werden entfernt, und das steht dann beim Ergebnis.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Wörter, Zeiten, fetter, kursiver und unterstrichener Text und ob ein Text oben steht. SRT kennt keine Stile, Sprechernamen oder genauen Positionen: Sie werden entfernt, und das steht dann beim Ergebnis.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    '{0}-Untertitel in {1} umwandeln, viele auf einmal, und zeitlich verschieben.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
