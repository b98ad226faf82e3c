export default {
  'Character encoding': 'Zeichenkodierung',
  'Choose another if letters are wrong.': 'Nimm eine andere, wenn Buchstaben falsch sind.',
  'Detect automatically': 'Automatisch erkennen',
} satisfies TableWords<'options/text-encoding'>;
