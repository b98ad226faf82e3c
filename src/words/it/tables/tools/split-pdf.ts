export default {
  'Split PDF': 'Dividi PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Dividi un PDF in più file: per intervalli o numero di pagine, per segnalibri o per dimensione.',
  'Split by': 'Dividi per',
  'Number of pages': 'Numero di pagine',
  'Page ranges': 'Intervalli di pagine',
  Bookmarks: 'Segnalibri',
  'File size': 'Dimensione del file',
  'Pages in each file': 'Pagine in ogni file',
  Ranges: 'Intervalli',
  'One file for each, for example 1-3, 4-6, 7-.': 'Un file per ciascuno, per esempio 1-3, 4-6, 7-.',
  'Bookmark level': 'Livello dei segnalibri',
  '1 for the main chapters, 2 to include the level below.':
    '1 per i capitoli principali, 2 per includere il livello sotto.',
  'What is in each file?': 'Che cosa c’è in ogni file?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'Le pagine con tutto ciò che vi appartiene: i link tra loro, campi modulo, commenti, tag, livelli, etichette di pagina e i segnalibri che vi portano. Delle altre pagine nel file non c’è nulla. File allegati al documento, articoli che continuano su altre pagine, dati che i programmi conservano per sé, moduli XFA e firme digitali vengono rimossi.',
  'How are the files named?': 'Come si chiamano i file?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Con il nome del tuo file e un numero, e con il titolo del segnalibro se dividi per segnalibri. Più file vengono salvati in un unico ZIP.',
  'How does splitting by size work?': 'Come funziona la divisione per dimensione?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'In ogni file vanno tante pagine quante ce ne stanno. Se una singola pagina supera il limite, ha un file tutto suo, e il risultato lo segnala. Le pagine non vengono compresse per farle stare.',
  'How do I specify ranges?': 'Come indico gli intervalli?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Per esempio 1-3, 4-6, 7-: ogni intervallo diventa un file. 7- arriva fino all’ultima pagina.',
  separate: 'dividere pdf | pdf in più file',
  divide: 'dividere un pdf | un file per pagina',
  'cut pdf': 'separare pdf | split pdf',
  'break up': 'separare pagine pdf | divisione pdf',
  'one file per page': 'spezzare pdf | spaccare pdf',
  chop: 'tagliare pdf | dividi pdf online',
  burst: 'suddividere pdf | pagine separate',
} satisfies TableWords<'tools/split-pdf'>;
