export default {
  'Square (1:1)': 'Cuadrado (1:1)',
  'Wide (16:9)': 'Panorámico (16:9)',
  'Cinema (21:9)': 'Cine (21:9)',
  '4:5 portrait': 'Vertical 4:5',
  'Passport (35 × 45 mm)': 'Pasaporte (35 × 45 mm)',
  '3:4 portrait': 'Vertical 3:4',
  '2:3 portrait': 'Vertical 2:3',
  'Phone (9:16)': 'Móvil (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
