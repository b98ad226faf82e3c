export default {
  'Repair PDF': 'Ripara PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    'Ripara un PDF danneggiato: ritrova i suoi oggetti e le sue pagine, rimuovi ciò che non si può leggere, e scopri che cosa non andava.',
  Repair: 'Ripara',
  repaired: 'riparato',
  'What can be repaired?': 'Che cosa si può riparare?',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'Un elenco di oggetti sbagliato o mancante, un file troncato, pagine a cui non rimanda più nulla, un albero delle pagine che si contraddice, oggetti che non rispettano le regole, flussi di dati con lunghezza sbagliata o dati danneggiati, e byte di troppo all’inizio. Gli oggetti illeggibili vengono rimossi. Il risultato dice che cosa è stato trovato e quanto è stato controllato.',
  'What cannot be repaired?': 'Che cosa non si può riparare?',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'I dati che nel file mancano. Se un file è stato troncato, si salvano gli oggetti della sua prima parte; se tra questi non c’è nessuna pagina, ti avvisiamo. I dati che non si possono decomprimere restano nel file come sono, e così le immagini danneggiate, i font danneggiati e gli errori in ciò che disegna una pagina. Il risultato dice se ce ne sono, tranne per i font, che non vengono controllati.',
  'What if nothing is wrong?': 'E se è tutto a posto?',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    'Allora il risultato lo dice. Il file viene comunque riscritto, con un elenco di oggetti corretto e senza parti inutilizzate. Alcuni lettori PDF sono più severi di altri, e può bastare questo.',
  fix: 'riparare pdf | aggiustare pdf',
  broken: 'pdf danneggiato | sistemare pdf',
  corrupt: 'pdf corrotto | ripristinare pdf',
  damaged: 'pdf rotto | pdf illeggibile',
  recover: 'pdf non si apre | errore apertura pdf',
  'cannot open': 'non si apre il pdf | correggere pdf',
  restore: 'recuperare pdf',
} satisfies TableWords<'tools/repair-pdf'>;
