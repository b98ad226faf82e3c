export default {
  'The language of the text. It starts as the language of your browser.':
    'El idioma del texto. Por defecto, el de tu navegador.',
  'Second language': 'Segundo idioma',
  'Third language': 'Tercer idioma',
  'What does it load?': '¿Qué se descarga?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, el programa que lee el texto, y los datos de los idiomas que elijas. Ambos vienen de este sitio, y solo cuando hacen falta.',
} satisfies TableWords<'options/reading-options'>;
