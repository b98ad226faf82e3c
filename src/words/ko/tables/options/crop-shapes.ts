export default {
  'Square (1:1)': '정사각형(1:1)',
  'Wide (16:9)': '와이드(16:9)',
  'Cinema (21:9)': '시네마(21:9)',
  '4:5 portrait': '4:5 세로',
  'Passport (35 × 45 mm)': '여권 사진(35 × 45 mm)',
  '3:4 portrait': '3:4 세로',
  '2:3 portrait': '2:3 세로',
  'Phone (9:16)': '휴대폰(9:16)',
} satisfies TableWords<'options/crop-shapes'>;
