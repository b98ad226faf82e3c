export default {
  'Pick colours from an image': 'Pegar cores de uma imagem',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Descubra as cores principais de uma imagem e pegue a cor de qualquer pixel: em hex, RGB, OKLCH, CSS, JSON ou paleta do GIMP.',
  'Find colours': 'Descobrir cores',
  'Main colours': 'Cores principais',
  'The maximum number. Colours that look alike count as one.': 'O número máximo. Cores parecidas contam como uma.',
  CSS: 'CSS',
  'GIMP palette': 'Paleta do GIMP',
  'How are the main colours found?': 'Como as cores principais são encontradas?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Pixels parecidos são agrupados em um espaço de cor (Oklab) em que a distância corresponde ao que o olho vê. Cada cor é a média do seu grupo, e a porcentagem diz quanto da imagem o grupo cobre. Pixels transparentes não contam.',
  'Are picked colours exact?': 'As cores que pego são exatas?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Sim. Você recebe exatamente aquele pixel do seu arquivo em tamanho real, convertido para sRGB se a imagem tiver outro perfil de cor.',
  'colour picker': 'conta-gotas | hexadecimal da cor',
  palette: 'conta gotas | paleta de cores',
  'hex code': 'pegar cor da imagem | paleta da imagem',
  eyedropper: 'pegar cor | seletor de cor',
  'pick colour': 'descobrir cor | cores da marca',
  'dominant colours': 'descobrir cor da imagem | cores do logo',
  'colour codes': 'que cor é essa | cores predominantes',
  'brand colours': 'código da cor | color picker',
  'colours from logo': 'código hex',
} satisfies TableWords<'tools/image-colours'>;
