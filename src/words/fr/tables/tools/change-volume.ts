export default {
  'Change volume and fade': 'Régler le volume et les fondus',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Montez ou baissez le son, donnez la même intensité à tous les fichiers (EBU R128), et ajoutez des fondus.',
  'Change volume': 'Changer le volume',
  'new-volume': 'volume',
  louder: 'monter le son | fondu audio',
  quieter: 'augmenter le volume | fondu sonore',
  boost: 'augmenter le son | fade in audio',
  amplify: 'baisser le son | fade out audio',
  normalise: 'plus fort | décibels',
  lufs: 'moins fort | volume mp3',
  loudness: 'amplifier',
  gain: 'normaliser',
  'fade audio': 'normaliser le volume',
  'fade in audio': 'lufs',
  'fade out audio': 'intensité sonore',
  decibels: 'gain',
  Volume: 'Volume',
  'Music services (−14 LUFS)': 'Musique en ligne (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcasts (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Radio et télé (−23 LUFS)',
  'By a number of decibels': 'Écart en décibels',
  'The perceived loudness, measured according to EBU R128.': 'L’intensité perçue, mesurée selon EBU R128.',
  Change: 'Changement',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 double le niveau, −6 le divise par deux, 0 ne change rien. Trop fort, les pics sont écrêtés.',
  'Why is a file quieter than I asked for?': 'Pourquoi un fichier est-il moins fort que demandé ?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'Ses moments les plus forts auraient saturé. Il est rendu aussi fort qu’ils le permettent, à un décibel sous le niveau maximal, et le résultat indique l’intensité obtenue.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'Le son est réencodé à peu près à son débit d’origine ; WAV et FLAC ne perdent que le dernier bit. Dans une vidéo, l’image est copiée telle quelle.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'Le même format que votre fichier. L’AAC brut devient du M4A, AIFF et CAF deviennent du WAV, et les enregistrements MPEG-TS deviennent des MP4.',
} satisfies TableWords<'tools/change-volume'>;
