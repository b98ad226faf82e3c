export default {
  Smallest: 'El más pequeño',
  'Smallest, including JPEG XL': 'El más pequeño, incluido JPEG XL',
  Middle: 'Centro',
  'Picked points': 'Puntos elegidos',
  'As shares of the width and height, from 0 to 1.': 'Como partes del ancho y el alto, de 0 a 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
