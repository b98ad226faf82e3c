export default {
  'Reverse video and audio': 'Odwróć wideo i dźwięk',
  'Play video and audio backwards, whatever its length.':
    'Odwróć wideo i dźwięk dowolnej długości, żeby odtwarzały się od tyłu.',
  Reverse: 'Odwróć',
  reversed: 'odwrócony',
  backwards: 'od tyłu | wsteczne odtwarzanie | reverse',
  'play backwards': 'odtwarzaj od tyłu | przewijanie do tyłu | film wstecz',
  rewind: 'film od tyłu | odwróć dźwięk',
  'reverse audio': 'odwróć film | muzyka od tyłu',
  'reverse sound': 'odwróć wideo | piosenka od tyłu',
  'How long can a video be?': 'Jak długie może być wideo?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'Dowolnie długie. Jest dekodowane od końca, po jednej grupie klatek, więc zużycie pamięci nie rośnie z długością; trwa to mniej więcej tyle, ile zakodowanie wideo.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'Wideo i dźwięk są kodowane ponownie mniej więcej z pierwotną przepływnością, bo każda klatka wideo opiera się na wcześniejszych, a te są teraz po niej. WAV i FLAC nic nie tracą.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'Taki sam jak w oryginale. Surowe AAC jest zapisywane jako M4A, a nagrania MPEG-TS jako MP4.',
} satisfies TableWords<'tools/reverse-video'>;
