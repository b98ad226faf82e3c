export default {
  Smallest: 'Le plus petit',
  'Smallest, including JPEG XL': 'Le plus petit, JPEG XL compris',
  Middle: 'Milieu',
  'Picked points': 'Points choisis',
  'As shares of the width and height, from 0 to 1.': 'En parts de la largeur et de la hauteur, de 0 à 1.',
  kB: 'ko',
} satisfies TableWords<'options/picture-options'>;
