export default {
  Smallest: 'Najmniejszy',
  'Smallest, including JPEG XL': 'Najmniejszy, także JPEG XL',
  Middle: 'Środek',
  'Picked points': 'Wskazane punkty',
  'As shares of the width and height, from 0 to 1.': 'Jako ułamki szerokości i wysokości, od 0 do 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
