export default {
  'Convert audio': 'Konwertuj dźwięk',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Konwertuj między WAV, FLAC, M4A, MP3, AAC i Ogg, z zachowaniem tagów i okładki.',
  'audio converter': 'konwerter audio | m4a na mp3 | konwersja audio | mp3 na wav',
  'mp3 converter': 'konwerter mp3 | flac na mp3 | zmień format muzyki',
  'sound format': 'zamień na mp3 | ogg na mp3 | konwerter muzyki',
  'music converter': 'wav na mp3 | przerób na mp3 | konwerter dźwięku',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV i FLAC są bezstratne, pozostałe są mniejsze.',
  'Bit rate': 'Przepływność',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Im wyższa, tym lepszy dźwięk i większy plik. Nie dotyczy WAV i FLAC.',
  Automatic: 'Automatyczna',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'Na WAV i FLAC – nie. Na MP3, M4A i Ogg – trochę, chyba że plik już używa tego kodeka, a przepływność jest automatyczna: wtedy dźwięk jest kopiowany.',
  'Which bit rate is chosen automatically?': 'Jaka przepływność jest wybierana automatycznie?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Dla MP3, AAC i innych skompresowanych plików – taka jak w pliku. Dla WAV i FLAC – taka, przy której mało kto słyszy różnicę: w stereo 192 kbit/s dla MP3, 160 dla AAC i 128 dla Opus.',
  'Are the title, artist and cover kept?': 'Czy tytuł, wykonawca i okładka zostają?',
  'Yes, if the new format has a place for them.': 'Tak, jeśli nowy format ma na nie miejsce.',
} satisfies TableWords<'tools/convert-audio'>;
