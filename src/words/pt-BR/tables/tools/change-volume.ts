export default {
  'Change volume and fade': 'Volume e fade',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Deixe o áudio mais alto ou mais baixo, deixe todos os arquivos com o mesmo volume percebido (EBU R128) e aplique fade in e fade out.',
  'Change volume': 'Mudar volume',
  'new-volume': 'novo-volume',
  Volume: 'Volume',
  'Music services (−14 LUFS)': 'Apps de música (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcasts (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Rádio e TV (−23 LUFS)',
  'By a number of decibels': 'Por decibéis',
  'The perceived loudness, measured according to EBU R128.': 'O volume percebido, medido conforme a EBU R128.',
  Change: 'Mudança',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 dobra o nível, −6 reduz à metade, 0 não muda nada. Se for demais, os picos distorcem.',
  'Why is a file quieter than I asked for?': 'Por que um arquivo ficou mais baixo do que pedi?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'Os momentos mais altos distorceriam. Ele fica tão alto quanto eles permitem, um decibel abaixo do nível máximo, e o resultado diz qual é esse volume.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'O áudio é recodificado com uma taxa de bits próxima da original; WAV e FLAC só perdem o último bit. Em um vídeo, a imagem é copiada sem alteração.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'O mesmo do seu arquivo. AAC puro vira M4A, AIFF e CAF viram WAV, e gravações MPEG-TS viram MP4.',
  louder: 'aumentar volume | decibéis',
  quieter: 'aumentar o som | fade in em áudio',
  boost: 'aumentar audio | fade out em áudio',
  amplify: 'volume mais alto | áudio muito baixo',
  normalise: 'diminuir volume | som baixo',
  lufs: 'abaixar volume | deixar audio mais alto',
  loudness: 'amplificar',
  gain: 'normalizar áudio',
  'fade audio': 'normalizar',
  'fade in audio': 'ganho',
  'fade out audio': 'lufs',
  decibels: 'loudness',
} satisfies TableWords<'tools/change-volume'>;
