export default {
  'The language of the text. It starts as the language of your browser.':
    'O idioma do texto. De início, é o do seu navegador.',
  'Second language': 'Segundo idioma',
  'Third language': 'Terceiro idioma',
  'What does it load?': 'O que é baixado?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'O Tesseract, programa que lê o texto, e os dados dos idiomas que você escolher. Os dois vêm deste site, e só quando são necessários.',
} satisfies TableWords<'options/reading-options'>;
