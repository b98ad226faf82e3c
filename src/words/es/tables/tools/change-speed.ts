export default {
  'Change speed of video and audio': 'Cambiar la velocidad',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Ralentiza o acelera grabaciones de vídeo y audio, de un cuarto a cuatro veces la velocidad, sin cambiar el tono de las voces.',
  'Change speed': 'Cambiar velocidad',
  'new-speed': 'otra-velocidad',
  'slow motion': 'cámara lenta | tempo',
  slowmo: 'camara lenta | velocidad de reproducción',
  'speed up': 'slow motion | voz de ardilla',
  'slow down': 'slowmo | velocidad de audio',
  faster: 'acelerar',
  slower: 'acelerar vídeo',
  timelapse: 'ralentizar',
  tempo: 'más rápido',
  'playback speed': 'más lento',
  'chipmunk voice': 'timelapse',
  'Keep the pitch': 'Mantener el tono',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Si está desactivado, las voces suenan más agudas al acelerar y más graves al ralentizar, como en una cinta.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'El vídeo se copia bit a bit; solo cambia el momento en que se muestra cada fotograma. Solo se recodifica, con menos fotogramas, si fuera a pasar de {0} fotogramas por segundo. El audio se recodifica más o menos con su tasa de bits original.',
  'How is the pitch kept?': '¿Cómo se mantiene el tono?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Con Signalsmith Stretch, que separa el sonido en sus tonos y los recompone en otra duración. A velocidades extremas, la música puede sonar algo hueca; la voz sigue clara.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'El mismo formato que tu archivo. El AAC suelto pasa a M4A, AIFF y CAF pasan a WAV y las grabaciones MPEG-TS, a MP4. Los subtítulos y las pistas de audio adicionales se quitan, y el resultado lo indica.',
} satisfies TableWords<'tools/change-speed'>;
