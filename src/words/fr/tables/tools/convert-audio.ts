export default {
  'Convert audio': 'Convertir un fichier audio',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Convertissez vos fichiers WAV, FLAC, M4A, MP3, AAC et Ogg d’un format à l’autre, en gardant les tags et la pochette.',
  'audio converter': 'convertir audio | convertir mp3 | wav en mp3',
  'mp3 converter': 'convertisseur audio | format audio | m4a en mp3',
  'sound format': 'convertisseur mp3 | convertir musique | flac en mp3',
  'music converter': 'convertir en mp3 | convertisseur musique | convertir son',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV et FLAC sont sans perte ; les autres sont plus petits.',
  'Bit rate': 'Débit',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Un débit plus élevé donne un meilleur son et un fichier plus gros. Sans effet sur WAV et FLAC.',
  Automatic: 'Automatique',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'Vers WAV et FLAC, non. Vers MP3, M4A et Ogg, un peu, sauf si le fichier utilise déjà ce codec et que vous laissez le débit en automatique ; il est alors copié.',
  'Which bit rate is chosen automatically?': 'Quel débit est choisi automatiquement ?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Pour le MP3, l’AAC et les autres fichiers compressés, celui de votre fichier. Pour WAV et FLAC, un débit où peu de gens entendent une différence : en stéréo, 192 kbit/s pour le MP3, 160 pour l’AAC et 128 pour l’Opus.',
  'Are the title, artist and cover kept?': 'Le titre, l’artiste et la pochette sont-ils gardés ?',
  'Yes, if the new format has a place for them.': 'Oui, si le nouveau format les prend en charge.',
} satisfies TableWords<'tools/convert-audio'>;
