export default {
  'Character encoding': 'Tekencodering',
  'Choose another if letters are wrong.': 'Kies een andere als er letters niet kloppen.',
  'Detect automatically': 'Automatisch herkennen',
} satisfies TableWords<'options/text-encoding'>;
