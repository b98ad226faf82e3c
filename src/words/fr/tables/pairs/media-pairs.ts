export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'Le MP3 retire ce qu’on entend à peine. Avec le débit automatique, 192 kbit/s en stéréo, peu de gens entendent une différence.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Un peu : le son est réencodé à peu près à son débit d’origine. Le son déjà en MP3 est copié tel quel.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'L’AAC retire ce qu’on entend à peine. Avec le débit automatique, 160 kbit/s en stéréo, peu de gens entendent une différence.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'Le son déjà en AAC est copié tel quel. Le reste est réencodé à peu près à son débit d’origine.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'L’Opus retire ce qu’on entend à peine. Avec le débit automatique, 128 kbit/s en stéréo, peu de gens entendent une différence.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'Le son déjà en Opus ou en Vorbis est copié tel quel. Le reste est réencodé en Opus, à peu près à son débit d’origine.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'Non. Le WAV conserve chaque échantillon, ce qui prend environ dix mégaoctets par minute en stéréo.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'Non. Le FLAC conserve chaque échantillon, dans à peu près la moitié de la place d’un WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'Non, si le MP4 peut contenir les pistes : H.264, H.265, AAC et MP3 sont copiés bit à bit. Les pistes dont les lecteurs n’attendent pas le codec dans un MP4, comme VP8 ou PCM, sont réencodées à peu près à leur débit d’origine.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'Non, si le MOV peut contenir les pistes : H.264, H.265, AAC et PCM sont copiés bit à bit. Le reste est réencodé à peu près à son débit d’origine.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'Non. Matroska accepte presque tous les codecs vidéo et audio : les deux pistes sont donc copiées bit à bit.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'Le WebM contient du VP8, VP9 ou AV1 avec de l’Opus ou du Vorbis. Ceux-ci sont copiés bit à bit ; tout le reste est réencodé à peu près à son débit d’origine.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Un peu : la vidéo et le son sont réencodés en H.264 et AAC, qui sont lus partout. « Garder si possible » copie plutôt les pistes, pour les lecteurs qui acceptent VP9, AV1 et Opus.',
  'How large can a file be?': 'Quelle taille peut avoir un fichier ?',
  'Save the audio of {0} videos as {1}, many at once.': 'Enregistrez le son de vidéos {0} en {1}, par lot.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Convertissez des fichiers {0} en {1}, par lot, en gardant les tags et la pochette.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Convertissez des vidéos {0} en {1}, quelle que soit leur taille, par lot.',
} satisfies TableWords<'pairs/media-pairs'>;
