export default {
  'Crop images': 'Cortar imagens',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Corte imagens com uma caixa que você desenha, ou em uma proporção como 1:1 ou 16:9, várias de uma vez.',
  'Crop to': 'Como cortar',
  'A box I draw': 'Com uma caixa desenhada',
  'A fixed shape': 'Em uma proporção fixa',
  'The most interesting part': 'A parte mais interessante',
  'The centre': 'O centro',
  'The top or left': 'A parte de cima ou esquerda',
  'The bottom or right': 'A parte de baixo ou direita',
  'Crop JPEG without re-encoding': 'Cortar JPEG sem recodificar',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Corta nas bordas dos blocos JPEG, então podem sobrar até 15 pixels a mais.',
  'Can I use one box for images of different sizes?': 'Posso usar uma só caixa em imagens de tamanhos diferentes?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Pode, como fração da largura e da altura: uma caixa sobre a metade esquerda mantém a metade esquerda de cada imagem. Uma caixa com proporção fixa, como 1:1, mantém essa proporção em todas. Escolha pixels se todas as imagens têm as mesmas dimensões ou a mesma moldura a cortar. Use as setas para ver a caixa em cada imagem.',
  'How does it find the most interesting part?': 'Como a parte mais interessante é encontrada?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'A ferramenta procura tons de pele, cores fortes e contornos, e põe o corte em volta deles. Isso roda no seu dispositivo e não reconhece rostos.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sim, cada quadro é cortado no mesmo lugar, com os mesmos tempos. GIF, WebP, APNG, AVIF e JPEG XL mantêm o formato; se o seu navegador não grava AVIF animado, vira WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Um JPEG é recodificado na qualidade que você escolher, a não ser que o corte seja sem recodificar: nesse caso, ele é cortado nas bordas dos blocos de 8 ou 16 pixels, e o que resta é idêntico ao seu arquivo, bit a bit. Para encontrar a parte mais interessante, é preciso decodificar a imagem, e por isso ela é recodificada.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Sim. A miniatura que as câmeras põem em uma foto mostra a imagem sem corte, então ela também é removida.',
  square: 'cortar foto | crop | cortar foto para instagram',
  frame: 'cortar imagem | cortar foto online | enquadrar foto',
  'trim edges': 'recortar foto | foto quadrada | moldura',
  'crop photo': 'recortar imagem | imagem quadrada',
  'instagram square': 'recortar | cortar bordas',
} satisfies TableWords<'tools/crop-image'>;
