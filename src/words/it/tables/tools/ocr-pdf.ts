export default {
  'Make a scan searchable (OCR)': 'Riconosci testo in un PDF (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Rendi ricercabile un PDF scansionato: il testo si può cercare e copiare, e le pagine hanno lo stesso aspetto.',
  'Read pages': 'Leggi pagine',
  searchable: 'ricercabile',
  'Searchable PDF': 'PDF ricercabile',
  'Also read pages that already have text': 'Leggi anche pagine con testo',
  'Do the pages change?': 'Le pagine cambiano?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'No, hanno lo stesso aspetto, e le loro immagini restano byte per byte come sono. Sopra viene messo un testo invisibile, così puoi cercarlo e copiarlo.',
  'Which pages are read?': 'Quali pagine vengono lette?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Quelle con meno di {0} lettere di testo, come una scansione con un numero di pagina. Le pagine con più testo vengono saltate, e il risultato dice quali. Puoi scegliere di leggere anche quelle. Le pagine di lato o sottosopra vengono lette come se fossero dritte.',
  'How long does it take?': 'Quanto tempo ci vuole?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Dipende dal tuo dispositivo, da quanto testo c’è su una pagina e da quante lingue scegli.',
  'Can it make mistakes?': 'Può sbagliare?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Sì, soprattutto se la stampa è piccola, sbiadita o sfocata. Confronta con l’immagine i nomi e i numeri importanti.',
  'ocr pdf': 'ocr pdf | pdf scansionato in testo | cercare in un pdf scansionato',
  'searchable pdf': 'pdf ricercabile | copiare testo da scansione | scansione ricercabile',
  'read scan': 'rendere ricercabile pdf | testo da scansione | pdf selezionabile',
  'scanned pdf to text': 'riconoscere testo pdf | pdf immagine in testo',
  'copy text from scan': 'leggere scansione | riconoscimento ottico',
} satisfies TableWords<'tools/ocr-pdf'>;
