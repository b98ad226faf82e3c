export default {
  'Image to text (OCR)': 'Da immagine a testo (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Leggi il testo di una foto, di una scansione o di uno screenshot, in 12 lingue.',
  'Read text': 'Leggi testo',
  'What can be read?': 'Che cosa si può leggere?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Il testo stampato. La scrittura a mano e i caratteri molto piccoli si leggono male.',
  'What if the text is in several languages?': 'E se il testo è in più lingue?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Scegline fino a tre. Il programma prova ciascuna di esse per ogni riga, quindi ci mette di più, e sbaglia di più se una delle lingue nel testo non c’è.',
  'What is in the JSON?': 'Che cosa c’è nel JSON?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Blocchi, paragrafi, righe e parole, ogni parola con la sua posizione in pixel e il grado di sicurezza del programma. La struttura è quella di hOCR.',
  'photo to text': 'da foto a testo | copiare testo da immagine | riconoscere testo da foto',
  'extract text from image': 'foto in testo | leggere testo da foto | foto in parole',
  'picture to text': 'estrarre testo da immagine | immagine in testo',
  'picture to words': 'testo da foto | leggere screenshot',
  'copy text from image': 'testo da immagine | trascrivere foto',
  'read screenshot': 'copiare testo da foto | ocr online',
} satisfies TableWords<'tools/image-to-text'>;
