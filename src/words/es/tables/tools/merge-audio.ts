export default {
  'Merge audio': 'Unir audio',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Une música y grabaciones en un archivo, en cualquier orden. Los archivos del mismo tipo se copian sin recodificar.',
  'join mp3': 'unir mp3 | juntar pódcasts | combinar audio',
  'one audio file': 'juntar audios | juntar canciones | mezclar canciones',
  'join voice memos': 'un solo audio | unir canciones | unir audios',
  'combine podcasts': 'unir notas de voz | pegar audios | juntar mp3',
  'Same as the first file': 'Igual que el primer archivo',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'No, si todos los archivos tienen el mismo códec, frecuencia de muestreo y canales: entonces se copian bit a bit. Si no, se recodifican para igualar al primero.',
  'What about different sample rates?': '¿Y con distintas frecuencias de muestreo?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'Manda el primer archivo. Los demás se convierten a su frecuencia de muestreo y su número de canales.',
  'Which tags does the result have?': '¿Qué etiquetas tiene el resultado?',
  'The tags and cover of the first file.': 'Las etiquetas y la carátula del primer archivo.',
} satisfies TableWords<'tools/merge-audio'>;
