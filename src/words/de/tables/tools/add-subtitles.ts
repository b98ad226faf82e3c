export default {
  'Add subtitles': 'Untertitel hinzufügen',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'SRT- oder WebVTT-Untertitel als eigene Spur in MP4, MOV, MKV und WebM einfügen, ohne das Video neu zu kodieren.',
  subtitled: 'mit-untertiteln',
  caption: 'untertitel einfügen | srt zu mp4 | subtitles',
  'embed subtitles': 'untertitel hinzufügen | captions | untertitel für video',
  'soft subtitles': 'untertitel einbinden | softsubs',
  'srt into video': 'srt in video | untertitel zu video',
  'closed captions': 'srt einfügen | vtt einfügen',
  Subtitles: 'Untertitel',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Eine oder mehrere SRT- oder WebVTT-Dateien. Du kannst sie auch zusammen mit den Videos hierher ziehen.',
  'Match subtitles to videos': 'Untertitel den Videos zuordnen',
  'By file name': 'Nach Dateinamen',
  'Add all to every video': 'Alle in jedes Video',
  'A file name can include the language, as in film.de.srt.':
    'Der Dateiname kann die Sprache enthalten, wie in film.de.srt.',
  'From the file name': 'Aus dem Dateinamen',
  'Track name': 'Name der Spur',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Zum Beispiel „Für Hörgeschädigte“. Ohne Namen zeigen Player die Sprache.',
  'On by default': 'Standardmäßig eingeschaltet',
  'Does it change the video or audio?': 'Ändert sich dadurch Video oder Ton?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'Nein. Video, Ton und vorhandene Spuren, Kapitel und Tags bleiben Byte für Byte gleich. Die Untertitel kommen als Text dazu und lassen sich später ausschalten oder entfernen. MPEG-TS-Aufnahmen und fragmentierte MP4-Dateien werden dafür zuerst in eine normale MP4-Datei kopiert.',
  'Where do the subtitles show up?': 'Wo werden die Untertitel angezeigt?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'In Playern, die Textspuren unterstützen, etwa VLC, mpv und QuickTime. Chrome und Firefox zeigen auf Webseiten keine Textspuren aus einem Video; verwende dort die WebVTT-Datei selbst.',
  'How do I add several languages?': 'Wie füge ich mehrere Sprachen ein?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Wähle alle Dateien auf einmal aus. Dateien, die wie das Video heißen, etwa film.en.srt und film.de.srt zu film.mp4, werden jeweils zu einer Spur mit eigener Sprache. Die erste ist standardmäßig eingeschaltet.',
  'What happens to colours and positions?': 'Was wird aus Farben und Positionen?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Fetter, kursiver und unterstrichener Text bleibt, in WebM auch die Position auf dem Bildschirm. Farben, Schriften und alles, womit Player unterschiedlich umgehen, werden entfernt, und das steht dann beim Ergebnis.',
} satisfies TableWords<'tools/add-subtitles'>;
