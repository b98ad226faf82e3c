export default {
  'Add subtitles': 'Añadir subtítulos',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Añade subtítulos SRT o WebVTT a MP4, MOV, MKV y WebM como pista aparte, sin recodificar el vídeo.',
  subtitled: 'subtitulado',
  caption: 'subtítulos | srt a vídeo | insertar subtitulos',
  'embed subtitles': 'meter subtítulos | subtitular | subtitulos en mp4',
  'soft subtitles': 'añadir srt | pegar srt',
  'srt into video': 'agregar subtítulos a video | soft subs',
  'closed captions': 'poner subtítulos | subtitulos mkv',
  Subtitles: 'Subtítulos',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Uno o más archivos SRT o WebVTT. También puedes soltarlos junto con los vídeos.',
  'Match subtitles to videos': 'Asignar subtítulos a vídeos',
  'By file name': 'Por el nombre de archivo',
  'Add all to every video': 'Añadir todos a cada vídeo',
  'A file name can include the language, as in film.de.srt.':
    'El nombre del archivo puede incluir el idioma, como en pelicula.es.srt.',
  'From the file name': 'Según el nombre de archivo',
  'Track name': 'Nombre de la pista',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Por ejemplo, “Para personas sordas”. Sin nombre, los reproductores muestran el idioma.',
  'On by default': 'Activados por defecto',
  'Does it change the video or audio?': '¿Cambia el vídeo o el audio?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'No. El vídeo, el audio y las pistas, capítulos y etiquetas que ya haya quedan iguales, byte a byte. Los subtítulos se añaden como texto, así que después se pueden desactivar o quitar. Las grabaciones MPEG-TS y los MP4 fragmentados se copian antes a un MP4 normal.',
  'Where do the subtitles show up?': '¿Dónde se ven los subtítulos?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'En reproductores que admiten pistas de texto, como VLC, mpv y QuickTime. Chrome y Firefox no muestran las pistas de dentro de un vídeo en páginas web; ahí, usa el propio archivo WebVTT.',
  'How do I add several languages?': '¿Cómo añado varios idiomas?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Elige todos los archivos a la vez. Los que se llaman como el vídeo, por ejemplo pelicula.es.srt y pelicula.en.srt para pelicula.mp4, pasan a ser una pista cada uno, con su idioma. La primera queda activada por defecto.',
  'What happens to colours and positions?': '¿Qué pasa con los colores y las posiciones?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Se conservan la negrita, la cursiva y el subrayado y, en WebM, también la posición en pantalla. Los colores, las fuentes y todo lo que cada reproductor trata a su manera se quitan, y el resultado lo indica.',
} satisfies TableWords<'tools/add-subtitles'>;
