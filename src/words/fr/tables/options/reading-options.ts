export default {
  'The language of the text. It starts as the language of your browser.':
    'La langue du texte. Au départ, c’est celle de votre navigateur.',
  'Second language': 'Deuxième langue',
  'Third language': 'Troisième langue',
  'What does it load?': 'Que faut-il charger ?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, le programme qui lit le texte, et les données des langues que vous choisissez. Les deux viennent de ce site, et seulement quand il les faut.',
} satisfies TableWords<'options/reading-options'>;
