export default {
  'Mute video': 'Tirar o som do vídeo',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Remova o áudio de vídeos, vários de uma vez. O vídeo é copiado bit a bit.',
  Mute: 'Tirar o som',
  muted: 'sem-som',
  'Does the video change?': 'O vídeo muda?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'Não. Ele é copiado sem alteração, então fica exatamente igual e pronto em segundos.',
  'Is the audio really removed?': 'O áudio é removido mesmo?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Do resultado, sim: ele não tem faixa de áudio. Seu próprio arquivo fica como está.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'O mesmo do seu arquivo. Gravações MPEG-TS viram MP4 sem recodificar.',
  'remove sound': 'tirar som do vídeo | silenciar video',
  'take sound off': 'tirar som do video | vídeo mudo',
  'strip audio': 'tirar o áudio do vídeo | mutar vídeo',
  silence: 'remover áudio | mutar',
  'no sound': 'remover audio do video | apagar o som',
  'remove audio': 'remover som | cortar o som',
  'without audio': 'vídeo sem som',
  'delete sound': 'vídeo sem áudio',
  'silent video': 'silenciar vídeo',
} satisfies TableWords<'tools/mute-video'>;
