export default {
  'The language of the text. It starts as the language of your browser.':
    'De taal van de tekst. Standaard is dat de taal van je browser.',
  'Second language': 'Tweede taal',
  'Third language': 'Derde taal',
  'What does it load?': 'Wat wordt er geladen?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, het programma dat de tekst leest, en gegevens voor de talen die je kiest. Beide komen van deze site, en alleen als ze nodig zijn.',
} satisfies TableWords<'options/reading-options'>;
