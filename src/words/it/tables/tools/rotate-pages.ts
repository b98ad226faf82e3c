export default {
  'Rotate PDF pages': 'Ruota pagine PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Ruota tutte o alcune pagine di un PDF e lascia tutto il resto com’è.',
  '90° to the right': '90° a destra',
  '90° to the left': '90° a sinistra',
  'Upside down': 'Sottosopra',
  'For example 1-3, 7, last; or odd, even, all.':
    'Per esempio 1-3, 7, last (l’ultima); oppure odd (dispari), even (pari), all (tutte).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'No. Ogni pagina indica come va ruotata; il suo contenuto viene copiato così com’è.',
  'Can I rotate each page differently?': 'Posso ruotare ogni pagina in modo diverso?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Sì, con “Organizza PDF”, che mostra tutte le pagine e le ruota una per una.',
  'rotate pdf': 'ruotare pdf | ruotare pagina pdf | pdf storto | pdf da orizzontale a verticale | pdf di lato',
  'flip pdf': 'girare pdf | girare pagine pdf | pdf al contrario | capovolgere pdf',
  'landscape to portrait pdf': 'ruotare pagine pdf | raddrizzare pdf | pdf sottosopra | ruota pdf e salva',
} satisfies TableWords<'tools/rotate-pages'>;
