export default {
  'Square (1:1)': 'Quadrat (1:1)',
  'Wide (16:9)': 'Breit (16:9)',
  'Cinema (21:9)': 'Kino (21:9)',
  '4:5 portrait': '4:5 Hochformat',
  'Passport (35 × 45 mm)': 'Passbild (35 × 45 mm)',
  '3:4 portrait': '3:4 Hochformat',
  '2:3 portrait': '2:3 Hochformat',
  'Phone (9:16)': 'Handy (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
