export default {
  Smallest: '最小サイズ',
  'Smallest, including JPEG XL': '最小サイズ（JPEG XLを含む）',
  Middle: '中央',
  'Picked points': '選んだ点',
  'As shares of the width and height, from 0 to 1.': '幅と高さに対する割合（0〜1）。',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
