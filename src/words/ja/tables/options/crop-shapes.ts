export default {
  'Square (1:1)': '正方形（1:1）',
  'Wide (16:9)': '横長（16:9）',
  'Cinema (21:9)': 'シネマ（21:9）',
  '4:5 portrait': '4:5（縦）',
  'Passport (35 × 45 mm)': '証明写真（35 × 45 mm）',
  '3:4 portrait': '3:4（縦）',
  '2:3 portrait': '2:3（縦）',
  'Phone (9:16)': 'スマホ（9:16）',
} satisfies TableWords<'options/crop-shapes'>;
