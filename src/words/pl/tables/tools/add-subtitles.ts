export default {
  'Add subtitles': 'Dodaj napisy',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Dodaj napisy SRT lub WebVTT do MP4, MOV, MKV i WebM jako osobną ścieżkę, bez ponownego kodowania wideo.',
  subtitled: 'z-napisami',
  caption: 'napisy | napisy do filmu | napisy mkv',
  'embed subtitles': 'dodaj napisy do filmu | osadź napisy | subtitles',
  'soft subtitles': 'wstaw napisy | wgraj napisy | dolacz napisy',
  'srt into video': 'srt do filmu | napisy w filmie',
  'closed captions': 'srt do mp4 | podepnij napisy',
  Subtitles: 'Napisy',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Jeden lub więcej plików SRT lub WebVTT. Można je też upuścić razem z filmami.',
  'Match subtitles to videos': 'Przypisanie napisów',
  'By file name': 'Według nazwy pliku',
  'Add all to every video': 'Wszystkie do każdego filmu',
  'A file name can include the language, as in film.de.srt.':
    'Nazwa pliku może zawierać język, na przykład film.pl.srt.',
  'From the file name': 'Z nazwy pliku',
  'Track name': 'Nazwa ścieżki',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Na przykład „Dla niesłyszących”. Bez nazwy odtwarzacze pokazują język.',
  'On by default': 'Domyślnie włączone',
  'Does it change the video or audio?': 'Czy to zmienia wideo lub dźwięk?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'Nie. Wideo, dźwięk oraz istniejące ścieżki, rozdziały i tagi zostają bez zmian, bajt w bajt. Napisy są dodawane jako tekst, więc można je potem wyłączyć lub usunąć. Nagrania MPEG-TS i fragmentowane pliki MP4 są najpierw kopiowane do zwykłego pliku MP4.',
  'Where do the subtitles show up?': 'Gdzie będzie widać napisy?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'W odtwarzaczach, które obsługują ścieżki tekstowe, takich jak VLC, mpv i QuickTime. Chrome i Firefox nie pokazują na stronach WWW ścieżek zawartych w wideo; tam użyj samego pliku WebVTT.',
  'How do I add several languages?': 'Jak dodać kilka języków?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Wybierz wszystkie pliki naraz. Każdy plik nazwany jak film, na przykład film.pl.srt i film.en.srt dla film.mp4, trafia na ścieżkę w odpowiednim języku. Pierwsza jest domyślnie włączona.',
  'What happens to colours and positions?': 'Co dzieje się z kolorami i położeniem?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Pogrubienie, kursywa i podkreślenie zostają, a w WebM także położenie na ekranie. Kolory, czcionki i wszystko inne, co odtwarzacze pokazują różnie, są usuwane, a wynik o tym informuje.',
} satisfies TableWords<'tools/add-subtitles'>;
