export default {
  'Character encoding': 'Kodowanie znaków',
  'Choose another if letters are wrong.': 'Zmień, jeśli litery wyświetlają się błędnie.',
  'Detect automatically': 'Wykryj automatycznie',
} satisfies TableWords<'options/text-encoding'>;
