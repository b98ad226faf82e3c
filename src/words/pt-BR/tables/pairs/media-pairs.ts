export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'O MP3 tira o que é difícil de ouvir. Com a taxa de bits automática, 192 kbit/s em estéreo, pouca gente nota a diferença.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Um pouco: o áudio é recodificado com uma taxa de bits próxima da original. O áudio que já é MP3 é copiado sem alteração.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'O AAC tira o que é difícil de ouvir. Com a taxa de bits automática, 160 kbit/s em estéreo, pouca gente nota a diferença.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'O áudio que já é AAC é copiado sem alteração. O resto é recodificado com uma taxa de bits próxima da original.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'O Opus tira o que é difícil de ouvir. Com a taxa de bits automática, 128 kbit/s em estéreo, pouca gente nota a diferença.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'O áudio que já é Opus ou Vorbis é copiado sem alteração. O resto é recodificado em Opus, com uma taxa de bits próxima da original.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'Não. O WAV armazena cada amostra, o que ocupa uns dez megabytes por minuto em estéreo.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'Não. O FLAC armazena cada amostra, em cerca de metade do espaço de um arquivo WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'Não, se as faixas couberem no MP4: H.264, H.265, AAC e MP3 são copiados bit a bit. Codecs que os players não esperam em um MP4, como VP8 e PCM, são recodificados com uma taxa de bits próxima da original.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'Não, se as faixas couberem no MOV: H.264, H.265, AAC e PCM são copiados bit a bit. As outras são recodificadas com uma taxa de bits próxima da original.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'Não. O Matroska aceita quase todos os codecs de vídeo e áudio, então as duas faixas são copiadas bit a bit.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'O WebM aceita VP8, VP9 ou AV1 com Opus ou Vorbis. Esses são copiados bit a bit; todo o resto é recodificado com uma taxa de bits próxima da original.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Um pouco: o vídeo e o áudio são recodificados em H.264 e AAC, que tocam em qualquer lugar. “Manter se possível” copia as faixas, para players que aceitam VP9, AV1 e Opus.',
  'How large can a file be?': 'De que tamanho pode ser um arquivo?',
  'Save the audio of {0} videos as {1}, many at once.': 'Salve o áudio de vídeos {0} em {1}, vários de uma vez.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Converta {0} para {1}, vários arquivos de uma vez, e mantenha as tags e a capa.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Converta vídeos {0} para {1}, de qualquer tamanho, vários de uma vez.',
} satisfies TableWords<'pairs/media-pairs'>;
