export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Palavras, tempos, negrito, itálico e sublinhado, e a posição na tela se o arquivo informar. Cores e fontes são removidas, e o resultado avisa.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Palavras, tempos, negrito, itálico e sublinhado, e se o texto fica no alto. O SRT não tem estilos, nomes de quem fala nem posições exatas: isso é removido, e o resultado avisa.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Converta legendas {0} para {1}, várias de uma vez, e ajuste a sincronia.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
