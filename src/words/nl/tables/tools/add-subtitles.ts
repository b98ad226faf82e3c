export default {
  'Add subtitles': 'Ondertiteling toevoegen',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Voeg SRT- of WebVTT-ondertiteling als apart spoor toe aan MP4, MOV, MKV en WebM, zonder de video opnieuw te coderen.',
  subtitled: 'ondertiteld',
  Subtitles: 'Ondertiteling',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Een of meer SRT- of WebVTT-bestanden. Je kunt ze ook samen met de video’s hierheen slepen.',
  'Match subtitles to videos': 'Ondertiteling koppelen',
  'By file name': 'Op bestandsnaam',
  'Add all to every video': 'Alles bij elke video',
  'A file name can include the language, as in film.de.srt.':
    'De taal kan in de bestandsnaam staan, zoals in film.nl.srt.',
  'From the file name': 'Uit de bestandsnaam',
  'Track name': 'Naam van het spoor',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Bijvoorbeeld ‘Voor slechthorenden’. Zonder naam tonen spelers de taal.',
  'On by default': 'Standaard aan',
  'Does it change the video or audio?': 'Verandert er iets aan beeld of geluid?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'Nee. Beeld, geluid en alle sporen, hoofdstukken en tags die er al waren, blijven byte voor byte hetzelfde. De ondertiteling komt er als tekst bij, dus je kunt die uitzetten of later weghalen. MPEG-TS-opnamen en gefragmenteerde MP4-bestanden worden eerst naar een gewone MP4 gekopieerd.',
  'Where do the subtitles show up?': 'Waar zie ik de ondertiteling?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'In spelers die tekstsporen kennen, zoals VLC, mpv en QuickTime. Chrome en Firefox tonen op webpagina’s geen sporen die in een video zitten; gebruik daar het WebVTT-bestand zelf.',
  'How do I add several languages?': 'Hoe voeg ik meerdere talen toe?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Kies alle bestanden tegelijk. Bestanden die heten zoals de video, zoals film.nl.srt en film.en.srt bij film.mp4, worden elk een spoor met hun eigen taal. Het eerste staat standaard aan.',
  'What happens to colours and positions?': 'Wat gebeurt er met kleuren en posities?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Vette, cursieve en onderstreepte tekst blijft behouden, en in WebM ook de plek op het scherm. Kleuren, lettertypen en alles wat spelers verschillend weergeven, worden verwijderd, en dat staat dan bij het resultaat.',
  caption: 'ondertitels toevoegen | ondertiteling plakken | srt in mkv',
  'embed subtitles': 'ondertiteling in video zetten | srt bij film | subs toevoegen',
  'soft subtitles': 'srt toevoegen aan video | closed captions | ondertitel bestand toevoegen',
  'srt into video': 'srt in mp4 | ondertiteling toevoegen aan film',
  'closed captions': 'ondertitelen | soft subs',
} satisfies TableWords<'tools/add-subtitles'>;
