export default {
  'Extract subtitles': 'Estrai sottotitoli',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Salva i sottotitoli di file MP4, MOV, MKV e WebM come SRT o WebVTT, un file per lingua.',
  'Which subtitles can be extracted?': 'Quali sottotitoli si possono estrarre?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'I sottotitoli di testo in una traccia propria: timed text e WebVTT in MP4 e MOV; SRT, WebVTT, ASS e SSA in MKV e WebM. I sottotitoli di DVD e Blu-ray sono immagini, e i sottotitoli impressi fanno parte del video: né gli uni né gli altri si possono trasformare in testo qui.',
  'What formatting is kept?': 'Quale formattazione si conserva?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Parole, tempi e a capo, e grassetto, corsivo e posizione sullo schermo se il nuovo formato li prevede. Font, colori e disegni in ASS vengono rimossi, e il risultato lo segnala.',
  'Does a long film take long?': 'Per un film lungo ci vuole molto?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Solo il tempo di leggere il file. Nulla viene decodificato, e la memoria usata non cresce con la durata.',
  'get subtitles': 'estrarre sottotitoli | da mkv a srt | prendere sottotitoli',
  'rip subtitles': 'estrai sottotitoli | mkv in srt | rippare sottotitoli',
  'captions from video': 'sottotitoli da video | salvare sottotitoli | srt da mp4',
  'mkv to srt': 'sottotitoli da mkv | scaricare sottotitoli dal video | ricavare sottotitoli',
} satisfies TableWords<'tools/extract-subtitles'>;
