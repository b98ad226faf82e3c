export default {
  'Square (1:1)': 'Kwadrat (1:1)',
  'Wide (16:9)': 'Panoramiczne (16:9)',
  'Cinema (21:9)': 'Kinowe (21:9)',
  '4:5 portrait': 'Pionowe (4:5)',
  'Passport (35 × 45 mm)': 'Paszport (35 × 45 mm)',
  '3:4 portrait': 'Pionowe (3:4)',
  '2:3 portrait': 'Pionowe (2:3)',
  'Phone (9:16)': 'Telefon (9:16)',
} satisfies TableWords<'options/crop-shapes'>;
