export default {
  None: 'Não girar',
  'Rotate and flip images': 'Girar e espelhar imagens',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Gire imagens em 90°, 180° ou qualquer ângulo, endireite e espelhe, várias de uma vez.',
  'By another angle': 'Em outro ângulo',
  'Clockwise; negative numbers rotate the other way.':
    'No sentido horário; números negativos giram no sentido contrário.',
  'Empty corners': 'Cantos vazios',
  'Crop them off': 'Cortar',
  'Fill with a colour': 'Preencher com uma cor',
  'Corner colour': 'Cor dos cantos',
  'JPEG photos': 'Fotos JPEG',
  'Keep every pixel': 'Manter cada pixel',
  'Keep pixels, crop edges': 'Manter pixels, cortar bordas',
  'Re-encode': 'Recodificar',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Um JPEG é girado bloco por bloco, sem recodificar. Se os lados não tiverem um número inteiro de blocos, o arquivo indica como girar, ou até 15 pixels são cortados em uma borda.',
  'Why is my photo upright here and sideways elsewhere?':
    'Por que minha foto aparece certa aqui e deitada em outros lugares?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'O arquivo indica como girar a foto, e alguns programas ignoram isso. Escolha “Não girar”: o resultado é girado de verdade, então aparece igual em todo lugar. Um JPEG pode perder até 15 pixels em uma borda se os lados não tiverem um número inteiro de blocos.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Um JPEG não perde nada se for girado em ângulos retos ou espelhado: os blocos de 8 ou 16 pixels trocam de lugar, e cada pixel mantém seu valor. Se os lados não tiverem um número inteiro de blocos, o arquivo só indica como girar, a não ser que você escolha outra coisa. Outros ângulos e outros formatos com perdas são recodificados.',
  'How do I straighten a crooked horizon?': 'Como endireito um horizonte torto?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Escolha “Em outro ângulo” com alguns graus e “Cortar”: você recebe a maior imagem reta que cabe dentro da girada.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sim, cada quadro é girado, com os mesmos tempos. GIF, WebP, APNG, AVIF e JPEG XL mantêm o formato; se o seu navegador não grava AVIF animado, vira WebP.',
  straighten:
    'girar foto | rodar foto | rotacionar imagem | virar imagem | espelhar foto | inverter foto | foto de cabeça para baixo | endireitar | desentortar foto',
  deskew:
    'girar imagem | rodar imagem | virar foto | espelhar imagem | inverter imagem | foto espelhada | foto deitada | endireitar foto',
} satisfies TableWords<'tools/rotate-image'>;
