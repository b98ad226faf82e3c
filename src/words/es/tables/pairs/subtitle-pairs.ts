export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    'Las palabras, los tiempos, la negrita, la cursiva y el subrayado, y la posición en pantalla si el archivo la indica. Los colores y las fuentes se quitan, y el resultado lo indica.',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    'Las palabras, los tiempos, la negrita, la cursiva y el subrayado, y si el texto va arriba. SRT no tiene estilos, nombres de quien habla ni posiciones exactas: se quitan, y el resultado lo indica.',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.':
    'Convierte subtítulos {0} a {1}, muchos a la vez, y desplázalos en el tiempo.',
} satisfies TableWords<'pairs/subtitle-pairs'>;
