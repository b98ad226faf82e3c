export default {
  'PDF to text': 'Da PDF a testo',
  'Save the text of a PDF as a plain text file.': 'Salva il testo di un PDF come semplice file di testo.',
  'Extract text': 'Estrai testo',
  'In which order is the text?': 'In che ordine è il testo?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Riga per riga, nell’ordine in cui lo conserva il file, con una riga vuota tra le pagine. Colonne e tabelle possono risultare diverse da come appaiono: un PDF conserva dove sta ogni lettera, non come scorre il testo.',
  'Are form fields and comments included?': 'Ci sono anche campi modulo e commenti?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Sì, se sulla pagina si vedono: valori dei moduli e caselle di testo. Il testo nella finestra di una nota non c’è.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Sono immagini, e il risultato dice quali sono. “Riconosci testo in un PDF (OCR)” ne legge il testo, e lo salva o rende ricercabile il PDF.',
  'Why are some letters wrong?': 'Perché alcune lettere sono sbagliate?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Alcuni file non dicono quali lettere mostrano i loro font. Se copi testo da un file così in un lettore PDF, è sbagliato allo stesso modo.',
  'copy text': 'pdf in testo | testo da pdf | non riesco a copiare testo pdf',
  'get text from pdf': 'da pdf a testo | pdf in txt | txt',
  'extract text': 'estrarre testo da pdf | da pdf a txt | salvare testo pdf',
  txt: 'estrai testo pdf | convertire pdf in testo',
  'pdf to txt': 'copiare testo da pdf | leggere testo pdf',
} satisfies TableWords<'tools/pdf-to-text'>;
