export default {
  'Square (1:1)': 'Quadrato (1:1)',
  'Wide (16:9)': 'Panoramico (16:9)',
  'Cinema (21:9)': 'Cinema (21:9)',
  '4:5 portrait': 'Verticale 4:5',
  'Passport (35 × 45 mm)': 'Fototessera (35 × 45 mm)',
  '3:4 portrait': 'Verticale 3:4',
  '2:3 portrait': 'Verticale 2:3',
  'Phone (9:16)': 'Telefono (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
