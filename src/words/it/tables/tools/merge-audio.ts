export default {
  'Merge audio': 'Unisci audio',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Unisci musica e registrazioni in un unico file, in qualsiasi ordine. I file dello stesso tipo vengono copiati senza ricodificare.',
  'Same as the first file': 'Come il primo file',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'No, se tutti i file hanno lo stesso codec, la stessa frequenza di campionamento e gli stessi canali: allora vengono copiati bit per bit. Altrimenti vengono ricodificati per adattarli al primo.',
  'What about different sample rates?': 'E se le frequenze di campionamento sono diverse?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'Decide il primo file. Gli altri vengono convertiti alla sua frequenza di campionamento e al suo numero di canali.',
  'Which tags does the result have?': 'Quali tag ha il risultato?',
  'The tags and cover of the first file.': 'I tag e la copertina del primo file.',
  'join mp3': 'unire audio | un unico file audio | attaccare canzoni | unire più audio',
  'one audio file': 'unire mp3 | unire note vocali | concatenare mp3',
  'join voice memos': 'unire canzoni | unire registrazioni | mettere insieme audio',
  'combine podcasts': 'unire file audio | unire podcast | fondere audio',
} satisfies TableWords<'tools/merge-audio'>;
