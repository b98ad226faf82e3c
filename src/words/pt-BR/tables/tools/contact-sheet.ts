export default {
  'Video contact sheet': 'Folha de miniaturas do vídeo',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Veja um vídeo inteiro em uma só imagem: quadros do começo ao fim, cada um com o seu tempo.',
  'Make contact sheet': 'Criar folha',
  'Longer side of a frame': 'Lado maior de um quadro',
  'Which frames are shown?': 'Que quadros aparecem?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'O vídeo é dividido em tantas partes quantos quadros você quiser, e o quadro do meio de cada parte é usado.',
  'How do I make a thumbnail?': 'Como faço uma miniatura?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Escolha um quadro e uma coluna. Para escolher você mesmo o momento do quadro, use “Vídeo para imagens”.',
  'How large may a video be?': 'De que tamanho pode ser um vídeo?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Do tamanho que você quiser: só os quadros da folha são decodificados.',
  thumbnails: 'miniaturas | storyboard | visão geral do vídeo',
  overview: 'miniaturas do vídeo | resumo do vídeo em imagens | mosaico de vídeo',
  storyboard: 'folha de contato | grade de quadros | vídeo em uma imagem',
  'frames in a grid': 'folha de contatos | quadros em grade',
  'thumbnail sheet': 'contact sheet | prints do vídeo em uma imagem',
} satisfies TableWords<'tools/contact-sheet'>;
