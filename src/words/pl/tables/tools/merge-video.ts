export default {
  'Merge videos': 'Połącz wideo',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Połącz filmy w jeden, w dowolnej kolejności. Klipy tego samego rodzaju są kopiowane bez ponownego kodowania.',
  'join clips': 'połącz filmy | złącz filmy | scal wideo | połącz mp4 | polacz filmy',
  'one video': 'łączenie filmów | połącz klipy | łączenie wideo | sklej wideo',
  gopro: 'sklej filmy | jeden film | gopro | dwa filmy w jeden',
  'Same as the first video': 'Jak pierwsze wideo',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'Nie, jeśli wszystkie klipy pochodzą z tej samej kamery lub programu: wtedy wideo i dźwięk są kopiowane bit w bit. W przeciwnym razie klipy, które się różnią, są kodowane ponownie, a wynik o tym informuje.',
  'What if the clips have different sizes?': 'Co, jeśli klipy mają różne wymiary?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'Decyduje pierwszy. Pozostałe są skalowane, żeby się zmieściły, z czarnymi pasami, jeśli mają inne proporcje.',
  'Can I join the pieces of a stream (HLS)?': 'Czy mogę połączyć fragmenty strumienia (HLS)?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Tak: upuść listę odtwarzania (.m3u8) razem ze wszystkimi wymienionymi w niej plikami albo folder, w którym są, a zostaną potraktowane jako jedno wideo. Działa to we wszystkich narzędziach. Bez listy odtwarzania fragmenty MPEG-TS (.ts) są układane we właściwej kolejności, bez względu na to, jak je upuścisz.',
  'What if a clip has no audio?': 'Co, jeśli klip nie ma dźwięku?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Pozostaje niemy, a dźwięk pozostałych klipów nadal jest zsynchronizowany z obrazem.',
} satisfies TableWords<'tools/merge-video'>;
