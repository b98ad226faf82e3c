export default {
  'Merge audio': 'Juntar áudios',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Junte músicas e gravações em um só arquivo, em qualquer ordem. Arquivos do mesmo tipo são copiados sem recodificar.',
  'Same as the first file': 'Igual ao primeiro arquivo',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'Não, se todos os arquivos têm o mesmo codec, taxa de amostragem e canais: nesse caso, são copiados bit a bit. Senão, são recodificados para combinar com o primeiro.',
  'What about different sample rates?': 'E se as taxas de amostragem forem diferentes?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'O primeiro arquivo decide. Os outros são convertidos para a taxa de amostragem e o número de canais dele.',
  'Which tags does the result have?': 'Quais tags o resultado tem?',
  'The tags and cover of the first file.': 'As tags e a capa do primeiro arquivo.',
  'join mp3': 'juntar áudio | unir áudios | juntar gravações | vários áudios em um',
  'one audio file': 'juntar audio | unir mp3 | emendar músicas',
  'join voice memos': 'juntar mp3 | juntar músicas em uma só | mixar músicas',
  'combine podcasts': 'juntar músicas | juntar áudios do whatsapp | colar áudios',
} satisfies TableWords<'tools/merge-audio'>;
