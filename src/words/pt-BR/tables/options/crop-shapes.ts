export default {
  'Square (1:1)': 'Quadrado (1:1)',
  'Wide (16:9)': 'Widescreen (16:9)',
  'Cinema (21:9)': 'Cinema (21:9)',
  '4:5 portrait': 'Vertical 4:5',
  'Passport (35 × 45 mm)': 'Passaporte (35 × 45 mm)',
  '3:4 portrait': 'Vertical 3:4',
  '2:3 portrait': 'Vertical 2:3',
  'Phone (9:16)': 'Celular (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
