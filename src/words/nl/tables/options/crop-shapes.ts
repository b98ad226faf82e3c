export default {
  'Square (1:1)': 'Vierkant (1:1)',
  'Wide (16:9)': 'Breedbeeld (16:9)',
  'Cinema (21:9)': 'Bioscoop (21:9)',
  '4:5 portrait': '4:5 staand',
  'Passport (35 × 45 mm)': 'Pasfoto (35 × 45 mm)',
  '3:4 portrait': '3:4 staand',
  '2:3 portrait': '2:3 staand',
  'Phone (9:16)': 'Telefoon (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
