export default {
  'Square (1:1)': 'Carré (1:1)',
  'Wide (16:9)': 'Large (16:9)',
  'Cinema (21:9)': 'Cinéma (21:9)',
  '4:5 portrait': 'Portrait 4:5',
  'Passport (35 × 45 mm)': 'Identité (35 × 45 mm)',
  '3:4 portrait': 'Portrait 3:4',
  '2:3 portrait': 'Portrait 2:3',
  'Phone (9:16)': 'Téléphone (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
