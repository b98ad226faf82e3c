export default {
  Split: 'Separar',
  'Split an animation': 'Separar quadros de animação',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Salve cada quadro de um GIF ou de um WebP, PNG, AVIF ou JPEG XL animado como uma imagem separada.',
  'Write frames like 1-3, 5, last.': 'Escreva os quadros assim: 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.': 'Por exemplo, “1-10, 20, last”. Deixe vazio para todos.',
  'Are the frames complete?': 'Os quadros saem completos?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Sim. Muitos arquivos só armazenam o que muda de um quadro para outro. Aqui, cada imagem mostra o quadro inteiro, com transparência se o formato permitir.',
  'Can I put them back together?': 'Posso juntar os quadros de novo?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Pode, com “Criar uma animação”: ela junta imagens na ordem e nos tempos que você escolher.',
  'gif frames': 'quadros de gif | gif para png',
  'extract frames from gif': 'frames de gif | separar gif',
  'gif to images': 'extrair frames de gif | dividir gif',
  'gif to frames': 'extrair quadros de gif | abrir gif quadro a quadro',
  'split gif': 'gif para imagens | gif em jpg',
  'unpack gif': 'gif para fotos | desmontar gif',
} satisfies TableWords<'tools/animation-to-images'>;
