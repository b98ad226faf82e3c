export default {
  'The language of the text. It starts as the language of your browser.': 'Język tekstu. Domyślnie język przeglądarki.',
  'Second language': 'Drugi język',
  'Third language': 'Trzeci język',
  'What does it load?': 'Co jest pobierane?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, czyli program, który odczytuje tekst, i dane wybranych języków. Jedno i drugie pochodzi z tego serwisu i jest pobierane tylko w razie potrzeby.',
} satisfies TableWords<'options/reading-options'>;
