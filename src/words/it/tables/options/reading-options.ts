export default {
  None: 'Nessuna',
  'The language of the text. It starts as the language of your browser.':
    'La lingua del testo. All’inizio è quella del tuo browser.',
  'Second language': 'Seconda lingua',
  'Third language': 'Terza lingua',
  'What does it load?': 'Che cosa viene scaricato?',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    'Tesseract, il programma che legge il testo, e i dati per le lingue che scegli. Arrivano entrambi da questo sito, e solo quando servono.',
} satisfies TableWords<'options/reading-options'>;
