export default {
  'Change volume and fade': 'Głośność i płynne wyciszanie',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Podgłaśniaj i ściszaj dźwięk, wyrównuj głośność plików (EBU R128), dodawaj płynne wejście i wyjście.',
  'Change volume': 'Zmień głośność',
  'new-volume': 'nowa-głośność',
  louder: 'głośniej | głośność',
  quieter: 'ciszej | decybele',
  boost: 'podgłośnij | wyciszanie dźwięku',
  amplify: 'pogłośnij | fade in audio',
  normalise: 'podgłośnij mp3 | fade out audio',
  lufs: 'ścisz | zgłośnij film',
  loudness: 'zwiększ głośność',
  gain: 'za cichy dźwięk',
  'fade audio': 'wzmocnij dźwięk',
  'fade in audio': 'normalizacja głośności',
  'fade out audio': 'normalizuj',
  decibels: 'lufs',
  Volume: 'Głośność',
  'Music services (−14 LUFS)': 'Serwisy muzyczne (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcasty (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Radio i telewizja (−23 LUFS)',
  'By a number of decibels': 'O liczbę decybeli',
  'The perceived loudness, measured according to EBU R128.': 'Odczuwana głośność, mierzona według EBU R128.',
  Change: 'Zmiana',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 podwaja poziom, −6 zmniejsza go o połowę, 0 zostawia bez zmian. Zbyt duża wartość obcina szczyty.',
  'Why is a file quieter than I asked for?': 'Dlaczego plik jest cichszy, niż ma być?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'Bo najgłośniejsze miejsca zostałyby obcięte. Plik jest tak głośny, jak na to pozwalają, czyli jeden decybel poniżej pełnego poziomu, a wynik podaje, jaka to głośność.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'Dźwięk jest kodowany ponownie mniej więcej z pierwotną przepływnością; WAV i FLAC tracą najwyżej ostatni bit. W wideo obraz jest kopiowany bez zmian.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'Taki sam jak w oryginale. Surowe AAC jest zapisywane jako M4A, AIFF i CAF jako WAV, a nagrania MPEG-TS jako MP4.',
} satisfies TableWords<'tools/change-volume'>;
