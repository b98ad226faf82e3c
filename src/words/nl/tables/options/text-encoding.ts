export default {
  'Character encoding': 'Tekencodering',
  'Choose another if letters are wrong.': 'Kies een andere als letters niet kloppen.',
  'Detect automatically': 'Automatisch herkennen',
} satisfies TableWords<'options/text-encoding'>;
