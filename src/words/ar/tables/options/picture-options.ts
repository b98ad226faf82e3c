export default {
  Smallest: 'الأصغر',
  'Smallest, including JPEG XL': 'الأصغر، مع JPEG XL',
  Middle: 'الوسط',
  'Picked points': 'النقاط المختارة',
  'As shares of the width and height, from 0 to 1.': 'كنسب من العرض والارتفاع، من 0 إلى 1.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
