export default {
  'The language of the text. It starts as the language of your browser.':
    'Die Sprache des Textes. Vorgewählt ist die Sprache deines Browsers.',
  'Second language': 'Zweite Sprache',
  'Third language': 'Dritte Sprache',
  'What does it load?': 'Was wird geladen?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, das Programm, das den Text liest, und Daten für die gewählten Sprachen. Beides kommt von dieser Website und nur, wenn es gebraucht wird.',
} satisfies TableWords<'options/reading-options'>;
