export default {
  'Merge audio': 'Połącz dźwięk',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Połącz muzykę i nagrania w jeden plik, w dowolnej kolejności. Pliki tego samego rodzaju są kopiowane bez ponownego kodowania.',
  'join mp3': 'połącz mp3 | połącz nagrania | łączenie muzyki | polacz mp3',
  'one audio file': 'łączenie mp3 | połącz piosenki | połącz dyktafon',
  'join voice memos': 'sklej mp3 | sklej piosenki | połącz pliki audio',
  'combine podcasts': 'złącz audio | jeden plik audio | scal mp3',
  'Same as the first file': 'Jak pierwszy plik',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'Nie, jeśli wszystkie pliki mają ten sam kodek, tę samą częstotliwość próbkowania i te same kanały: wtedy są kopiowane bit w bit. W przeciwnym razie są kodowane ponownie tak, żeby pasowały do pierwszego.',
  'What about different sample rates?': 'A co z różnymi częstotliwościami próbkowania?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'Decyduje pierwszy plik. Pozostałe są przeliczane na jego częstotliwość próbkowania i liczbę kanałów.',
  'Which tags does the result have?': 'Jakie tagi ma wynik?',
  'The tags and cover of the first file.': 'Tagi i okładkę pierwszego pliku.',
} satisfies TableWords<'tools/merge-audio'>;
