export default {
  'Merge images': 'Juntar imagens',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Junte imagens lado a lado, uma embaixo da outra ou em grade, com espaços e um fundo.',
  Layout: 'Disposição',
  'Side by side': 'Lado a lado',
  'One below the other': 'Uma embaixo da outra',
  Grid: 'Grade',
  'Pages of a TIFF': 'Páginas de um TIFF',
  Sizes: 'Dimensões',
  'Match the smallest': 'Ajustar à menor',
  'Match the largest': 'Ajustar à maior',
  'Keep their sizes': 'Manter as dimensões',
  'Side by side, images get the same height; one below the other, the same width.':
    'Lado a lado, as imagens ficam com a mesma altura; uma embaixo da outra, com a mesma largura.',
  'Align smaller images': 'Alinhar imagens menores',
  'Top or left': 'Em cima ou à esquerda',
  Centre: 'No centro',
  'Bottom or right': 'Embaixo ou à direita',
  'Gap between images': 'Espaço entre as imagens',
  'Margin around all': 'Margem em volta de tudo',
  Background: 'Fundo',
  'A colour': 'Uma cor',
  'Background colour': 'Cor do fundo',
  'In which order are they joined?': 'Em que ordem elas ficam?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'Na ordem da lista: arraste uma linha pela alça, ou use as setas. Uma grade é preenchida linha por linha, a partir da esquerda.',
  'What happens to images of different sizes?': 'O que acontece com imagens de tamanhos diferentes?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Lado a lado, ficam com a mesma altura; uma embaixo da outra, com a mesma largura; em grade, ocupam células do mesmo tamanho, sempre mantendo a proporção. “Manter as dimensões” não muda nenhum pixel.',
  'Can I make one file with several pages?': 'Posso fazer um arquivo com várias páginas?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Pode, um TIFF: cada imagem mantém suas dimensões, profundidade de cor e perfil de cor, sem perdas. As páginas de um TIFF na lista continuam páginas. Para um PDF, use Imagens para PDF.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'Os metadados de todos os arquivos: data, câmera, localização e nomes. Em uma imagem única, as cores são convertidas para sRGB, para combinar. Só o primeiro quadro de uma animação é usado.',
  collage: 'juntar fotos | montagem | print longo',
  'before and after': 'juntar imagens | colagem | foto panorâmica',
  montage: 'unir fotos | colagem de fotos',
  grid: 'juntar duas fotos | fazer colagem',
  panorama: 'juntar duas fotos em uma | antes e depois',
  'put photos together': 'colocar fotos lado a lado | grade de fotos',
  'long screenshot': 'montagem de fotos | juntar prints',
} satisfies TableWords<'tools/merge-images'>;
