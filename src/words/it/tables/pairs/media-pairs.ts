export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 elimina ciò che si sente a malapena. Con il bitrate automatico, 192 kbit/s in stereo, pochi sentono la differenza.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Un po’: l’audio viene ricodificato all’incirca con il suo bitrate originale. L’audio che è già MP3 viene copiato così com’è.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC elimina ciò che si sente a malapena. Con il bitrate automatico, 160 kbit/s in stereo, pochi sentono la differenza.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'L’audio che è già AAC viene copiato così com’è. Il resto viene ricodificato all’incirca con il suo bitrate originale.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus elimina ciò che si sente a malapena. Con il bitrate automatico, 128 kbit/s in stereo, pochi sentono la differenza.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'L’audio che è già Opus o Vorbis viene copiato così com’è. Il resto viene ricodificato in Opus, all’incirca con il suo bitrate originale.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'No. WAV conserva ogni campione, e occupa circa dieci megabyte al minuto in stereo.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'No. FLAC conserva ogni campione, in circa metà dello spazio di un file WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'No, se MP4 può contenere le tracce: H.264, H.265, AAC e MP3 vengono copiati bit per bit. I codec che i lettori non si aspettano in un MP4, come VP8 e PCM, vengono ricodificati all’incirca con il loro bitrate originale.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'No, se MOV può contenere le tracce: H.264, H.265, AAC e PCM vengono copiati bit per bit. Gli altri vengono ricodificati all’incirca con il loro bitrate originale.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'No. Matroska può contenere quasi ogni codec video e audio, quindi entrambe le tracce vengono copiate bit per bit.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM contiene VP8, VP9 o AV1 con Opus o Vorbis. Questi vengono copiati bit per bit; tutto il resto viene ricodificato all’incirca con il suo bitrate originale.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Un po’: video e audio vengono ricodificati in H.264 e AAC, che si riproducono ovunque. “Mantieni se possibile” invece copia le tracce, per lettori che leggono VP9, AV1 e Opus.',
  'How large can a file be?': 'Quanto può essere grande un file?',
  'Save the audio of {0} videos as {1}, many at once.': 'Salva l’audio di video {0} come {1}, anche molti insieme.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Converti {0} in {1}, anche molti file insieme, e conserva tag e copertina.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Converti video {0} in {1}, di qualsiasi dimensione, anche molti insieme.',
} satisfies TableWords<'pairs/media-pairs'>;
