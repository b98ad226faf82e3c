export default {
  'Convert audio': 'Convertir audio',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Convierte entre WAV, FLAC, M4A, MP3, AAC y Ogg, y conserva las etiquetas y la carátula.',
  'audio converter': 'conversor de audio | formato de sonido | convertir a mp3',
  'mp3 converter': 'convertidor de audio | convertidor de música | cambiar formato audio',
  'sound format': 'conversor mp3 | pasar audio a mp3 | convertidor audio',
  'music converter': 'convertidor mp3 | convertir música | pasar a mp3',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV y FLAC no tienen pérdida; los demás ocupan menos.',
  'Bit rate': 'Tasa de bits',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Una más alta suena mejor y ocupa más. No afecta a WAV ni FLAC.',
  Automatic: 'Automática',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'A WAV y FLAC, no. A MP3, M4A y Ogg, un poco, salvo que el archivo ya use ese códec y dejes la tasa de bits en automática; entonces se copia.',
  'Which bit rate is chosen automatically?': '¿Qué tasa de bits se elige automáticamente?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Para MP3, AAC y otros archivos comprimidos, la tasa de bits de tu archivo. Para WAV y FLAC, una en la que pocas personas notan la diferencia: en estéreo, 192 kbit/s para MP3, 160 para AAC y 128 para Opus.',
  'Are the title, artist and cover kept?': '¿Se conservan el título, el artista y la carátula?',
  'Yes, if the new format has a place for them.': 'Sí, si el nuevo formato los admite.',
} satisfies TableWords<'tools/convert-audio'>;
