export default {
  Smallest: 'Kleinste',
  'Smallest, including JPEG XL': 'Kleinste, ook JPEG XL',
  Middle: 'Midden',
  'Picked points': 'Gekozen punten',
  'As shares of the width and height, from 0 to 1.': 'Als delen van de breedte en hoogte, van 0 tot 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
