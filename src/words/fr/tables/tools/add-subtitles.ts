export default {
  'Add subtitles': 'Ajouter des sous-titres',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Ajoutez des sous-titres SRT ou WebVTT à des MP4, MOV, MKV et WebM, sur une piste séparée, sans réencoder la vidéo.',
  subtitled: 'sous-titré',
  caption: 'sous-titre | mettre des sous-titres | subtitles',
  'embed subtitles': 'sous-titres vidéo | insérer sous-titres | vtt',
  'soft subtitles': 'sous titrer une vidéo | srt dans vidéo | sous-titres malentendants',
  'srt into video': 'soustitres | ajouter srt',
  'closed captions': 'intégrer sous-titres | légendes',
  Subtitles: 'Sous-titres',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Un ou plusieurs fichiers SRT ou WebVTT. Vous pouvez aussi les déposer avec les vidéos.',
  'Match subtitles to videos': 'Associer aux vidéos',
  'By file name': 'Par nom de fichier',
  'Add all to every video': 'Tous sur chaque vidéo',
  'A file name can include the language, as in film.de.srt.':
    'Le nom du fichier peut indiquer la langue, comme dans film.fr.srt.',
  'From the file name': 'D’après le nom du fichier',
  'Track name': 'Nom de la piste',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Par exemple « Pour malentendants ». Sans nom, les lecteurs affichent la langue.',
  'On by default': 'Affichés par défaut',
  'Does it change the video or audio?': 'La vidéo ou le son changent-ils ?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'Non. La vidéo, le son, et les pistes, chapitres et tags déjà présents restent les mêmes, à l’octet près. Les sous-titres sont ajoutés sous forme de texte : on peut les masquer ou les retirer plus tard. Les enregistrements MPEG-TS et les MP4 fragmentés sont d’abord copiés dans un MP4 normal.',
  'Where do the subtitles show up?': 'Où les sous-titres s’affichent-ils ?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'Dans les lecteurs qui prennent en charge les pistes de texte, comme VLC, mpv et QuickTime. Chrome et Firefox n’affichent pas les pistes contenues dans une vidéo d’une page web ; utilisez-y directement le fichier WebVTT.',
  'How do I add several languages?': 'Comment ajouter plusieurs langues ?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Choisissez tous les fichiers à la fois. Ceux qui portent le nom de la vidéo, comme film.en.srt et film.fr.srt pour film.mp4, deviennent chacun une piste avec sa langue. La première est affichée par défaut.',
  'What happens to colours and positions?': 'Que deviennent les couleurs et les positions ?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Le gras, l’italique et le souligné sont conservés, et dans un WebM aussi la position à l’écran. Les couleurs, les polices et tout ce que les lecteurs traitent différemment sont supprimés, et le résultat le dit.',
} satisfies TableWords<'tools/add-subtitles'>;
