export default {
  'Video to GIF': 'Vídeo para GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Transforme parte de um vídeo em GIF ou WebP animado, com a velocidade, as dimensões e as repetições que quiser.',
  'Make GIF': 'Criar GIF',
  GIF: 'GIF',
  'Animated WebP': 'WebP animado',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'O GIF funciona em qualquer lugar, mas com 256 cores por quadro. O WebP é bem menor.',
  'Frames per second': 'Quadros por segundo',
  'The height is set to match. Never larger than the video.': 'A altura se ajusta. Nunca maior que o vídeo.',
  'Colour blending': 'Mistura de cores',
  'Pattern (smaller)': 'Pontilhado (menor)',
  Smooth: 'Suave',
  Off: 'Desligada',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Escolha um trecho mais curto, menos quadros por segundo, uma largura menor ou WebP animado, que ocupa uma fração do tamanho. Uma qualidade mais baixa ignora pequenas mudanças entre quadros.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Até {0} quadros, pouco mais de dois minutos a 12 quadros por segundo. Se for mais longo, você recebe o começo, e o resultado avisa. Para trechos mais longos, um vídeo fica muito menor.',
  'Does it keep the audio?': 'O áudio é mantido?',
  'No: GIF and WebP cannot hold audio.': 'Não: GIF e WebP não têm áudio.',
  'clip to gif':
    'vídeo para gif | transformar vídeo em gif | fazer gif de vídeo | gif de vídeo | mp4 para gif | trecho de vídeo em gif | figurinha de vídeo',
  'video to webp':
    'video para gif | converter vídeo em gif | criar gif de vídeo | vídeo em gif | mp4 em gif | vídeo para webp',
} satisfies TableWords<'tools/video-to-gif'>;
