export default {
  'Square (1:1)': 'مربع (1:1)',
  'Wide (16:9)': 'عريض (16:9)',
  'Cinema (21:9)': 'سينمائي (21:9)',
  '4:5 portrait': 'عمودي 4:5',
  'Passport (35 × 45 mm)': 'جواز سفر (⁨35 × 45 mm⁩)',
  '3:4 portrait': 'عمودي 3:4',
  '2:3 portrait': 'عمودي 2:3',
  'Phone (9:16)': 'هاتف (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
