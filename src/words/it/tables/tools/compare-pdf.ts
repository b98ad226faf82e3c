export default {
  'Compare PDF': 'Confronta PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Scopri che cosa è cambiato tra due file PDF, pagina per pagina: parole aggiunte e rimosse, e dove le pagine appaiono diverse.',
  Compare: 'Confronta',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Vengono confrontate come immagini, e il risultato dice quali sono. Con “Riconosci testo in un PDF (OCR)” puoi prima aggiungervi il testo, ma una parola letta male risulta poi come modifica.',
  'What do I get?': 'Che cosa ottengo?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Un rapporto su tutte le pagine diverse: quali parole sono state rimosse e aggiunte, e quanta parte della pagina appare diversa. Ogni pagina che appare diversa è mostrata in colori tenui, con le differenze in rosso. Puoi salvare tutto.',
  'What if pages were added or removed?': 'E se sono state aggiunte o rimosse pagine?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Le pagine con lo stesso testo vengono confrontate fra loro, anche se sono state spostate; le altre nell’ordine in cui sono. Il rapporto elenca le pagine presenti in uno solo dei file.',
  'Which file is which?': 'Qual è il primo file e quale il secondo?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'Il primo file dell’elenco è la versione vecchia, il secondo quella nuova. Cambia l’ordine per scambiarli.',
  diff: 'confrontare pdf | differenze tra documenti | diff | modifiche contratto',
  differences: 'confronta due pdf | confrontare documenti | paragonare pdf',
  'what changed': 'differenze pdf | cosa è cambiato | comparare pdf',
  'compare documents': 'differenza tra due pdf | trovare differenze | versioni pdf',
} satisfies TableWords<'tools/compare-pdf'>;
