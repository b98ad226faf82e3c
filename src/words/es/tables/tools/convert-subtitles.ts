export default {
  'Convert subtitles': 'Convertir subtítulos',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Convierte SRT a WebVTT y al revés, desplaza subtítulos en el tiempo y adáptalos a otros fotogramas por segundo.',
  'shift subtitles': 'desplazar subtítulos | arreglar tiempo de subtítulos',
  'sync subtitles': 'sincronizar subtítulos | subtitulos desincronizados',
  'subtitle delay': 'retraso de subtítulos | vtt a srt',
  retime: 'retrasar subtítulos | subtitulos atrasados',
  'srt to vtt': 'adelantar subtítulos',
  'subtitle offset': 'srt a vtt',
  'subtitles late': 'desfase de subtítulos',
  'subtitles early': 'subtítulos tarde',
  'srt seconds late': 'subtítulos antes',
  'fix subtitle timing': 'srt segundos tarde',
  'Shift by': 'Desplazar',
  'Positive numbers show them later, negative numbers earlier.':
    'Los números positivos los muestran más tarde; los negativos, antes.',
  'Keep the speed': 'Mantener la velocidad',
  'From 23.976 to 25': 'De 23,976 a 25',
  'From 24 to 25': 'De 24 a 25',
  'From 25 to 23.976': 'De 25 a 23,976',
  'From 25 to 24': 'De 25 a 24',
  'Another length': 'Otra duración',
  'In frames per second, for subtitles that start in sync and then drift.':
    'En fotogramas por segundo, para subtítulos que empiezan sincronizados y se van desfasando.',
  Length: 'Duración',
  'How do I sync subtitles with a video?': '¿Cómo sincronizo los subtítulos con un vídeo?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'Si siempre van igual de adelantados o atrasados, desplázalos ese tiempo. Si empiezan bien y se van desfasando, se hicieron para otros fotogramas por segundo: elige los de antes y los nuevos. Primero se cambia la velocidad y luego se aplica el desplazamiento.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Se conservan la negrita, la cursiva y el subrayado, y también el texto de arriba. SRT no tiene estilos, nombres de quien habla ni posiciones exactas, y los colores y fuentes de SRT no pasan a WebVTT. El resultado indica si se quitó algo.',
  'What if letters look wrong?': '¿Y si las letras salen mal?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Los resultados están en UTF-8, que todos los reproductores leen. Los archivos UTF-8 y UTF-16 se reconocen. En los demás, la codificación se deduce del texto, y el resultado indica cuál fue: si las letras salen mal, elige otra en “Codificación de caracteres”.',
} satisfies TableWords<'tools/convert-subtitles'>;
