export default {
  Smallest: 'Kleinstes Format',
  'Smallest, including JPEG XL': 'Kleinstes, auch JPEG XL',
  Middle: 'Mitte',
  'Picked points': 'Ausgewählte Punkte',
  'As shares of the width and height, from 0 to 1.': 'Als Anteile der Breite und Höhe, von 0 bis 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
