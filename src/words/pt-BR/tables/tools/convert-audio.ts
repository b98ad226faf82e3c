export default {
  'Convert audio': 'Converter áudio',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'Converta entre WAV, FLAC, M4A, MP3, AAC e Ogg, mantendo as tags e a capa.',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV e FLAC não têm perdas; os outros são menores.',
  'Bit rate': 'Taxa de bits',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    'Uma taxa mais alta é melhor e ocupa mais. Não vale para WAV e FLAC.',
  Automatic: 'Automática',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'Para WAV e FLAC, não. Para MP3, M4A e Ogg, um pouco, a não ser que o arquivo já use esse codec e a taxa de bits fique em automática; nesse caso, ele é copiado.',
  'Which bit rate is chosen automatically?': 'Qual taxa de bits é a automática?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'Para MP3, AAC e outros arquivos comprimidos, a taxa de bits do seu arquivo. Para WAV e FLAC, uma em que pouca gente nota a diferença: em estéreo, 192 kbit/s para MP3, 160 para AAC e 128 para Opus.',
  'Are the title, artist and cover kept?': 'Título, artista e capa são mantidos?',
  'Yes, if the new format has a place for them.': 'Sim, se o novo formato tiver lugar para eles.',
  'audio converter': 'conversor de áudio | converter para mp3 | formato de áudio | converter som',
  'mp3 converter': 'conversor de audio | conversor de mp3 | mudar formato de áudio',
  'sound format': 'converter audio | transformar em mp3 | conversor de música',
  'music converter': 'converter música | passar para mp3 | áudio para mp3',
} satisfies TableWords<'tools/convert-audio'>;
