export default {
  'Convert audio': 'Converti audio',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Converti tra WAV, FLAC, M4A, MP3, AAC e Ogg, e conserva tag e copertina.',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV e FLAC sono senza perdita; gli altri sono più piccoli.',
  'Bit rate': 'Bitrate',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Più alto è migliore e più grande. Non vale per WAV e FLAC.',
  Automatic: 'Automatico',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'In WAV e FLAC no. In MP3, M4A e Ogg un po’, a meno che il file usi già quel codec e tu lasci il bitrate su automatico: allora viene copiato.',
  'Which bit rate is chosen automatically?': 'Quale bitrate viene scelto in automatico?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Per MP3, AAC e altri file compressi, il bitrate del tuo file. Per WAV e FLAC, uno con cui pochi sentono la differenza: in stereo 192 kbit/s per MP3, 160 per AAC e 128 per Opus.',
  'Are the title, artist and cover kept?': 'Titolo, artista e copertina si conservano?',
  'Yes, if the new format has a place for them.': 'Sì, se il nuovo formato li prevede.',
  'audio converter': 'convertire audio | trasformare in mp3 | formato audio | convertire canzone',
  'mp3 converter': 'convertitore audio | cambiare formato audio | m4a in mp3 | audio converter',
  'sound format': 'convertitore mp3 | convertire musica | wav in mp3',
  'music converter': 'convertire in mp3 | convertitore musica | flac in mp3',
} satisfies TableWords<'tools/convert-audio'>;
