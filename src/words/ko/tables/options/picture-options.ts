export default {
  Smallest: '최소 용량',
  'Smallest, including JPEG XL': '최소 용량(JPEG XL 포함)',
  Middle: '가운데',
  'Picked points': '고른 지점',
  'As shares of the width and height, from 0 to 1.': '너비와 높이에 대한 0~1의 비율입니다.',
  kB: 'kB',
} satisfies TableWords<'options/picture-options'>;
