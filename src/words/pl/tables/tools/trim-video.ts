export default {
  'Trim video': 'Przytnij wideo',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Obetnij początek i koniec filmów dowolnej wielkości, w kilka sekund i bez strat.',
  'part of video': 'przytnij film | skróć film | cięcie wideo | przytnij nagranie',
  snip: 'przycinanie filmu | utnij film | obetnij początek filmu | usuń początek',
  'video cutter': 'obetnij film | przytnij mp4 | potnij film',
  'remove start': 'wytnij fragment filmu | wytnij kawałek filmu | skracanie filmów',
  'Cut exactly': 'Tnij dokładnie',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Tnie co do klatki, kodując ponownie wideo przy cięciach albo w całości. Bez tej opcji klip zaczyna się na poprzedniej klatce kluczowej i jest kopiowany.',
  'Why does my clip start a little early?': 'Dlaczego mój klip zaczyna się trochę za wcześnie?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'Kopiowanie może się zacząć tylko na klatce kluczowej, a te często są co kilka sekund. Klip zaczyna się na ostatniej klatce kluczowej przed wybranym początkiem, a wynik podaje gdzie. Z opcją „Tnij dokładnie” zaczyna się na wybranej klatce.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Bez opcji „Tnij dokładnie” – nie: wideo i dźwięk są kopiowane bit w bit. Z tą opcją H.264, VP8 i VP9 są kodowane ponownie tylko od cięcia do następnej klatki kluczowej, z przepływnością większą najwyżej dwukrotnie, a dalej są kopiowane. Jeśli pomiędzy nie ma klatki kluczowej, a także przy innych kodekach, całe wideo jest kodowane ponownie mniej więcej z pierwotną przepływnością.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'Taki sam jak w oryginale, chyba że wybierzesz inny. Wideo i dźwięk są do niego kopiowane, jeśli może je zawierać, a w przeciwnym razie kodowane ponownie. Jeśli ma zostać tylko dźwięk, na przykład jako MP3, użyj narzędzia Przytnij dźwięk, które przyjmuje też wideo. Nagrania MPEG-TS są zapisywane jako MP4 bez ponownego kodowania.',
} satisfies TableWords<'tools/trim-video'>;
