export default {
  'Mute video': 'Wycisz wideo',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Usuń dźwięk z filmów, wiele naraz. Wideo jest kopiowane bit w bit.',
  Mute: 'Wycisz',
  muted: 'niemy',
  'remove sound': 'usuń dźwięk | skasuj dźwięk',
  'take sound off': 'usuń dźwięk z filmu | wyciszanie filmu',
  'strip audio': 'film bez dźwięku | usun dzwiek',
  silence: 'wycisz film | mute',
  'no sound': 'bez dźwięku',
  'remove audio': 'wideo bez dźwięku',
  'without audio': 'wyłącz dźwięk',
  'delete sound': 'niemy film',
  'silent video': 'usuń audio',
  'Does the video change?': 'Czy wideo się zmienia?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'Nie. Jest kopiowane bez zmian, więc wygląda dokładnie tak samo, a trwa to kilka sekund.',
  'Is the audio really removed?': 'Czy dźwięk naprawdę jest usuwany?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Z wyniku – tak: nie ma on ścieżki dźwiękowej. Twój plik się nie zmienia.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'Taki sam jak w oryginale. Nagrania MPEG-TS są zapisywane jako MP4 bez ponownego kodowania.',
} satisfies TableWords<'tools/mute-video'>;
