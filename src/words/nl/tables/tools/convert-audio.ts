export default {
  'Convert audio': 'Audio converteren',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Converteer tussen WAV, FLAC, M4A, MP3, AAC en Ogg, met behoud van tags en hoes.',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV en FLAC zijn zonder verlies; de andere zijn kleiner.',
  'Bit rate': 'Bitsnelheid',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Hoger is beter en groter. Geldt niet voor WAV en FLAC.',
  Automatic: 'Automatisch',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'Naar WAV en FLAC niet. Naar MP3, M4A en Ogg een beetje, tenzij het bestand die codec al gebruikt en je de bitsnelheid op automatisch laat; dan wordt het gekopieerd.',
  'Which bit rate is chosen automatically?': 'Welke bitsnelheid wordt automatisch gekozen?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Bij MP3, AAC en andere gecomprimeerde bestanden de bitsnelheid van je bestand. Bij WAV en FLAC een waarbij maar weinig mensen verschil horen: in stereo 192 kbit/s voor MP3, 160 voor AAC en 128 voor Opus.',
  'Are the title, artist and cover kept?': 'Blijven titel, artiest en hoes behouden?',
  'Yes, if the new format has a place for them.': 'Ja, als het nieuwe formaat er plek voor heeft.',
  'audio converter': 'audio omzetten | geluid converteren | muziek converteren | geluidsbestand omzetten',
  'mp3 converter': 'mp3 converter | omzetten naar mp3 | audioformaat wijzigen | convert mp3',
  'sound format': 'audio converter | naar mp3 | omzetten naar wav',
  'music converter': 'muziek omzetten | geluidsformaat | mp3 maken',
} satisfies TableWords<'tools/convert-audio'>;
