export default {
  'Change volume and fade': 'Ajustar volumen y fundidos',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Sube o baja el volumen, iguala la sonoridad de todos los archivos (EBU R128) y añade fundidos de entrada y salida.',
  'Change volume': 'Cambiar volumen',
  'new-volume': 'otro-volumen',
  louder: 'más alto | decibelios',
  quieter: 'más bajo | aumentar volumen',
  boost: 'subir volumen | volumen mp3',
  amplify: 'bajar volumen | subir el volumen de un audio',
  normalise: 'amplificar',
  lufs: 'normalizar',
  loudness: 'lufs',
  gain: 'sonoridad',
  'fade audio': 'ganancia',
  'fade in audio': 'fundido de audio',
  'fade out audio': 'fundido de entrada de audio',
  decibels: 'fundido de salida de audio',
  Volume: 'Volumen',
  'Music services (−14 LUFS)': 'Servicios de música (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Pódcasts (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Radio y televisión (−23 LUFS)',
  'By a number of decibels': 'Los decibelios que elijas',
  'The perceived loudness, measured according to EBU R128.': 'La sonoridad percibida, medida según EBU R128.',
  Change: 'Cambio',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 duplica el nivel, −6 lo reduce a la mitad y 0 lo deja igual. Si te pasas, los picos se distorsionan.',
  'Why is a file quieter than I asked for?': '¿Por qué un archivo suena más bajo de lo que pedí?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'Porque sus momentos más fuertes se habrían distorsionado. Se sube todo lo que permiten, hasta un decibelio por debajo del máximo, y el resultado indica cuánto es.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'El audio se recodifica más o menos con su tasa de bits original; WAV y FLAC no pierden más que el último bit. En un vídeo, la imagen se copia sin cambios.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'El mismo formato que tu archivo. El AAC suelto pasa a M4A, AIFF y CAF pasan a WAV y las grabaciones MPEG-TS, a MP4.',
} satisfies TableWords<'tools/change-volume'>;
