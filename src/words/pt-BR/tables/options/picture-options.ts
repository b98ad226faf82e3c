export default {
  Smallest: 'O menor',
  'Smallest, including JPEG XL': 'O menor, incluindo JPEG XL',
  Middle: 'No meio',
  'Picked points': 'Pontos escolhidos',
  'As shares of the width and height, from 0 to 1.': 'Como frações da largura e da altura, de 0 a 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
