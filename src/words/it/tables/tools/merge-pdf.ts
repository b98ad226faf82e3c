export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Unisci file PDF e foto in un unico PDF, in qualsiasi ordine, con segnalibri, link, moduli e livelli.',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Tutte le pagine, o un elenco: 1:1-3, 2:all vuol dire le pagine da 1 a 3 del primo file e tutte quelle del secondo.',
  'Page size for images': 'Formato pagina per le immagini',
  'Start each file on a right-hand page': 'Inizia ogni file su una pagina destra',
  'For double-sided printing.': 'Per la stampa fronte-retro.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Ogni pagina, invariata: testo, immagini e font vengono copiati e mai compressi di nuovo. Anche segnalibri, link, campi modulo con i loro valori, commenti, allegati, etichette di pagina, livelli e i tag che usano gli screen reader. Titolo, autore e lingua vengono dal primo file.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Le firme digitali, perché valgono solo per il file originale; i moduli XFA; la vista dei file con cui si apre un portfolio; e i dati che i programmi conservano per sé nei file successivi. Il risultato segnala se un file ne conteneva. Se due file hanno campi con lo stesso nome, quelli successivi vengono rinominati, così restano separati.',
  'Can I choose pages from each file?': 'Posso scegliere le pagine di ogni file?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Sì: scrivile accanto al file, per esempio 1-3, 7 oppure 10-1, o apri la vista delle pagine e sceglile lì.',
  'Can I add photos?': 'Posso aggiungere foto?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Sì: ognuna diventa una pagina, dritta. Le immagini JPEG non vengono ricodificate; i formati che un PDF non può contenere diventano JPEG di alta qualità o vengono salvati senza perdita. Ogni pagina di un TIFF diventa una pagina.',
  'Can I merge password-protected files?': 'Posso unire file protetti da password?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Sì: ti viene chiesta la password accanto al file. I file con la stessa password si aprono insieme. Il risultato non è cifrato.',
  'How large can my files be?': 'Quanto possono essere grandi i miei file?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'I file grandi vengono letti a pezzi, e le loro immagini vengono copiate senza essere caricate in memoria, quindi puoi unire gigabyte. Serve solo spazio su disco per il risultato.',
  unite: 'unire pdf | unisci pdf online | un unico pdf | attaccare pdf | accorpare documenti',
  bind: 'unire più pdf | mettere insieme pdf | un solo pdf | rilegare pdf | aggiungere foto a pdf',
  'add pdf to pdf': 'unire due pdf | fondere pdf | aggiungere pdf a pdf | merge pdf',
  'one pdf': 'unire file pdf | combinare pdf | accorpare pdf | concatenare pdf',
} satisfies TableWords<'tools/merge-pdf'>;
