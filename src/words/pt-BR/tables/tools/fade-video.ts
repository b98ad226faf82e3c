export default {
  'Fade video in and out': 'Fade in e fade out em vídeo',
  'Fade videos in from black or white and out again, with their audio.':
    'Faça vídeos surgirem aos poucos do preto ou do branco e sumirem do mesmo jeito no fim, junto com o áudio.',
  Fade: 'Aplicar fade',
  faded: 'com-fade',
  'Fade colour': 'Cor do fade',
  White: 'Branco',
  'Fade the audio too': 'Aplicar ao áudio também',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'O vídeo é recodificado com uma taxa de bits próxima da original, e o áudio também, se tiver fade. Entre os fades, as cores de cada quadro não mudam.',
  'Can I fade only the audio?': 'Posso aplicar fade só no áudio?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Pode, com “Volume e fade”: nesse caso, o vídeo é copiado sem alteração.',
  'fade in': 'fade in | escurecer no final | sumir aos poucos | esmaecer',
  'fade out': 'fade out | escurecer vídeo aos poucos | fade para preto',
  'fade to black': 'fade em vídeo | clarear aos poucos | transição',
  transition: 'fade no video | aparecer aos poucos | transição de vídeo',
} satisfies TableWords<'tools/fade-video'>;
