export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Le texte, le minutage, le gras, l’italique et le souligné, ainsi que la position à l’écran si le fichier en donne une. Les couleurs et les polices sont supprimées, et le résultat le dit.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Le texte, le minutage, le gras, l’italique et le souligné, ainsi que le placement en haut de l’écran. Le SRT n’a ni styles, ni noms d’intervenants, ni positions exactes : ils sont supprimés, et le résultat le dit.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Convertissez des sous-titres {0} en {1}, par lot, et décalez-les dans le temps.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
