export default {
  'Resize video': 'Redimensionar vídeo',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Reduza a resolução de vídeos para 1080p, 720p, 480p ou para as dimensões que quiser, vários de uma vez.',
  'The width is set to match. Videos are never enlarged.': 'A largura se ajusta. Os vídeos nunca são ampliados.',
  'Custom size': 'Outras dimensões',
  'Leave one empty to keep the proportions.': 'Deixe um dos campos vazio para manter a proporção.',
  'Add black bars': 'Adicionar barras pretas',
  'Does resizing reduce quality?': 'Redimensionar perde qualidade?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'O vídeo é recodificado com a mesma quantidade de bits por pixel. O áudio é copiado sem alteração. Se um vídeo já é pequeno o bastante, ele também é copiado.',
  'Why is the width slightly larger than I set?': 'Por que a largura ficou um pouco maior do que defini?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Os codificadores de vídeo precisam de um número par de pixels, então números ímpares são arredondados para cima.',
  resolution:
    'redimensionar vídeo | diminuir resolução do vídeo | mudar tamanho do vídeo | 4k para 1080p | dimensões do vídeo',
  'hd to sd': 'redimensionar video | baixar resolução | vídeo 1080p | hd para sd',
  'lower resolution': 'mudar resolução do vídeo | resolução menor | vídeo 720p | alterar resolução de vídeo',
} satisfies TableWords<'tools/resize-video'>;
