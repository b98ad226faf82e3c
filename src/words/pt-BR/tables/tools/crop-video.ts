export default {
  'Any shape': 'Qualquer proporção',
  'Same as the video': 'Igual à do vídeo',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reels e Shorts são 9:16.',
  'Crop video': 'Cortar a imagem do vídeo',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Corte vídeos com uma caixa que você desenha, ou em uma proporção como 9:16 para TikTok, Reels e Shorts.',
  'How do I make a horizontal video vertical?': 'Como deixo um vídeo horizontal em formato vertical?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Escolha a proporção 9:16 e arraste a caixa até a parte que importa. A caixa fica ali durante todo o vídeo. De 1920 × 1080, sobram 608 × 1080 pixels.',
  'Does cropping reduce quality?': 'Cortar perde qualidade?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'O vídeo é recodificado com a mesma quantidade de bits por pixel. O áudio é copiado sem alteração.',
  'Yes. Only what is inside the box is encoded.': 'Sim. Só o que está dentro da caixa é codificado.',
  'Can I use one box for videos of different sizes?': 'Posso usar uma só caixa em vídeos de tamanhos diferentes?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Pode, como fração da largura e da altura: uma caixa sobre a metade esquerda mantém a metade esquerda de cada vídeo. Uma caixa com proporção fixa, como 9:16, mantém essa proporção em todos. Escolha pixels se todos os vídeos têm as mesmas dimensões. Use as setas para ver a caixa em cada vídeo.',
  'vertical video': 'recortar vídeo | vídeo deitado para em pé',
  'landscape to portrait': 'recortar video | vídeo para tiktok',
  'tiktok video': 'vídeo vertical | vídeo para reels',
  'instagram reels': 'video vertical | vídeo para shorts',
  'youtube shorts': 'cortar bordas do vídeo | vídeo quadrado',
  'square video': 'cortar lados do vídeo | tirar barras pretas',
  'black bars': 'cortar tela do vídeo | dar zoom no vídeo',
  'crop screen recording': 'enquadrar vídeo',
  'zoom in video': 'crop vídeo',
  'cut edges': 'vídeo horizontal para vertical',
} satisfies TableWords<'tools/crop-video'>;
