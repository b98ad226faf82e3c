export default {
  'Merge audio': 'Fusionner des fichiers audio',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Assemblez musiques et enregistrements en un seul fichier, dans l’ordre voulu. Les fichiers semblables sont copiés sans réencodage.',
  'join mp3': 'fusionner audio | coller mp3 | regrouper mémos vocaux | réunir des musiques',
  'one audio file': 'fusionner mp3 | mettre bout à bout mp3 | combiner podcasts',
  'join voice memos': 'assembler mp3 | un seul fichier audio | concaténer audio',
  'combine podcasts': 'joindre mp3 | assembler audio | assembler chansons',
  'Same as the first file': 'Comme le premier fichier',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'Non, si tous les fichiers ont le même codec, la même fréquence d’échantillonnage et les mêmes canaux : ils sont alors copiés bit à bit. Sinon, ils sont réencodés pour correspondre au premier.',
  'What about different sample rates?': 'Et si les fréquences d’échantillonnage diffèrent ?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'C’est le premier fichier qui décide. Les autres sont convertis à sa fréquence et à son nombre de canaux.',
  'Which tags does the result have?': 'Quels tags a le résultat ?',
  'The tags and cover of the first file.': 'Les tags et la pochette du premier fichier.',
} satisfies TableWords<'tools/merge-audio'>;
