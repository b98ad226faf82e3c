export default {
  'Convert audio': 'Audio umwandeln',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Zwischen WAV, FLAC, M4A, MP3, AAC und Ogg umwandeln. Tags und Cover bleiben.',
  'audio converter': 'audio konvertieren | mp3 konverter | audioformat ändern | tonformat',
  'mp3 converter': 'audio converter | wav in mp3 | musik umwandeln',
  'sound format': 'mp3 converter | m4a in mp3 | musik konvertieren',
  'music converter': 'in mp3 umwandeln | flac in mp3 | audio konverter',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV und FLAC sind verlustfrei; die anderen sind kleiner.',
  'Bit rate': 'Bitrate',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Je höher, desto besser und größer. Gilt nicht für WAV und FLAC.',
  Automatic: 'Automatisch',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'Bei WAV und FLAC nicht. Bei MP3, M4A und Ogg ein wenig, außer die Datei hat schon diesen Codec und du lässt die Bitrate auf „Automatisch“; dann wird nur kopiert.',
  'Which bit rate is chosen automatically?': 'Welche Bitrate wird automatisch gewählt?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Bei MP3, AAC und anderen komprimierten Dateien die deiner Datei. Bei WAV und FLAC eine, bei der nur wenige einen Unterschied hören: in Stereo 192 kbit/s für MP3, 160 für AAC und 128 für Opus.',
  'Are the title, artist and cover kept?': 'Bleiben Titel, Interpret und Cover erhalten?',
  'Yes, if the new format has a place for them.': 'Ja, wenn das neue Format sie aufnehmen kann.',
} satisfies TableWords<'tools/convert-audio'>;
