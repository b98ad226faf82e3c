export default {
  'Square (1:1)': '正方形 (1:1)',
  'Wide (16:9)': '宽屏 (16:9)',
  'Cinema (21:9)': '电影 (21:9)',
  '4:5 portrait': '4:5 竖版',
  'Passport (35 × 45 mm)': '证件照 (35 × 45 mm)',
  '3:4 portrait': '3:4 竖版',
  '2:3 portrait': '2:3 竖版',
  'Phone (9:16)': '手机 (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
