export default {
  'Extract subtitles': 'Extraer subtítulos',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Guarda los subtítulos de archivos MP4, MOV, MKV y WebM como SRT o WebVTT, un archivo por idioma.',
  'get subtitles': 'sacar subtítulos | obtener subtítulos | subtitulos de mp4',
  'rip subtitles': 'extraer srt | sacar srt de mkv | ripear subtitulos',
  'captions from video': 'subtítulos de vídeo | guardar subtítulos | extraer subtitulos mkv',
  'mkv to srt': 'mkv a srt | bajar subtítulos de video | srt de video',
  'Which subtitles can be extracted?': '¿Qué subtítulos se pueden extraer?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Los de texto que van en su propia pista: texto temporizado y WebVTT en MP4 y MOV; SRT, WebVTT, ASS y SSA en MKV y WebM. Los de DVD y Blu-ray son imágenes, y los incrustados son parte del vídeo: aquí no se pueden pasar a texto.',
  'What formatting is kept?': '¿Qué formato se conserva?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Las palabras, los tiempos y los saltos de línea, y la negrita, la cursiva y la posición en pantalla si el nuevo formato los admite. Las fuentes, los colores y los dibujos de ASS se quitan, y el resultado lo indica.',
  'Does a long film take long?': '¿Tarda mucho una película larga?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Solo lo que tarda en leerse el archivo. No se decodifica nada, y el uso de memoria no crece con la duración.',
} satisfies TableWords<'tools/extract-subtitles'>;
