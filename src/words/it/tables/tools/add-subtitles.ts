export default {
  'Add subtitles': 'Aggiungi sottotitoli',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Aggiungi sottotitoli SRT o WebVTT a MP4, MOV, MKV e WebM come traccia a parte, senza ricodificare il video.',
  subtitled: 'sottotitolato',
  Subtitles: 'Sottotitoli',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Uno o più file SRT o WebVTT. Puoi anche trascinarli qui insieme ai video.',
  'Match subtitles to videos': 'Abbina sottotitoli e video',
  'By file name': 'Per nome del file',
  'Add all to every video': 'Aggiungi tutti a ogni video',
  'A file name can include the language, as in film.de.srt.':
    'Il nome di un file può contenere la lingua, come in film.it.srt.',
  'From the file name': 'Dal nome del file',
  'Track name': 'Nome della traccia',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Per esempio “Per non udenti”. Senza nome, i lettori mostrano la lingua.',
  'On by default': 'Attivi all’avvio',
  'Does it change the video or audio?': 'Video e audio cambiano?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'No. Il video, l’audio e le tracce, i capitoli e i tag già presenti restano uguali, byte per byte. I sottotitoli vengono aggiunti come testo, quindi si possono disattivare o rimuovere in seguito. Le registrazioni MPEG-TS e gli MP4 frammentati vengono prima copiati in un normale MP4.',
  'Where do the subtitles show up?': 'Dove si vedono i sottotitoli?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'Nei lettori che mostrano le tracce di testo, come VLC, mpv e QuickTime. Chrome e Firefox non mostrano le tracce dentro un video nelle pagine web; lì usa direttamente il file WebVTT.',
  'How do I add several languages?': 'Come aggiungo più lingue?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Scegli tutti i file insieme. I file che si chiamano come il video, per esempio film.it.srt e film.en.srt per film.mp4, diventano ciascuno una traccia con la sua lingua. La prima è attiva all’avvio.',
  'What happens to colours and positions?': 'Che cosa succede a colori e posizioni?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Grassetto, corsivo e sottolineato si conservano, e in WebM anche la posizione sullo schermo. Colori, font e tutto ciò che ogni lettore tratta a modo suo vengono rimossi, e il risultato lo segnala.',
  caption: 'aggiungere sottotitoli | srt nel video | softsub',
  'embed subtitles': 'mettere sottotitoli | srt in mkv | soft subs',
  'soft subtitles': 'inserire sottotitoli | sottotitolare | sottotitoli mkv',
  'srt into video': 'incorporare sottotitoli | unire srt e video | sottotitoli per film',
  'closed captions': 'sottotitoli in mp4 | sottotitoli video',
} satisfies TableWords<'tools/add-subtitles'>;
