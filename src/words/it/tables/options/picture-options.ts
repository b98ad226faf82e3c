export default {
  Smallest: 'Il più piccolo',
  'Smallest, including JPEG XL': 'Il più piccolo, anche JPEG XL',
  Middle: 'Al centro',
  'Picked points': 'Punti scelti',
  'As shares of the width and height, from 0 to 1.': 'Come frazioni di larghezza e altezza, da 0 a 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
