export default {
  'Character encoding': 'Kodowanie znaków',
  'Choose another if letters are wrong.': 'Wybierz inne, jeśli litery są błędne.',
  'Detect automatically': 'Wykryj automatycznie',
} satisfies TableWords<'options/text-encoding'>;
