export default {
  Smallest: '体积最小',
  'Smallest, including JPEG XL': '体积最小（含 JPEG XL）',
  Middle: '中间',
  'Picked points': '选定的点',
  'As shares of the width and height, from 0 to 1.': '以宽度和高度的比例表示，从 0 到 1。',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
