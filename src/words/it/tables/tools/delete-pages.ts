export default {
  'Delete PDF pages': 'Elimina pagine PDF',
  'Delete pages from a PDF and remove all their content from the file.':
    'Elimina pagine da un PDF e rimuovi dal file tutto il loro contenuto.',
  Delete: 'Elimina',
  shortened: 'accorciato',
  'Pages to delete': 'Pagine da eliminare',
  'Are deleted pages really gone?': 'Le pagine eliminate spariscono davvero?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Sì. Il nuovo file contiene solo ciò che appartiene alle pagine rimaste: testo, immagini, commenti, valori dei moduli, tag, livelli e segnalibri delle pagine eliminate non ci sono. Molti programmi tolgono una pagina solo dall’elenco e ne lasciano il contenuto nel file.',
  'What happens to links to deleted pages?': 'Che cosa succede ai link verso le pagine eliminate?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Vengono rimossi con le pagine, e così i segnalibri che vi portano. Tutti gli altri link, segnalibri, campi modulo, tag ed etichette di pagina restano, e anche i file allegati al documento.',
  'remove pages': 'eliminare pagine pdf | togliere una pagina da pdf | rimuovi pagina pdf',
  'drop pages': 'cancellare pagine pdf | eliminare pagina bianca | elimina pagine',
  'erase pages': 'rimuovere pagine | cancellare una pagina | pagina in più',
  'take out pages': 'togliere pagine | scartare pagine | delete pages',
} satisfies TableWords<'tools/delete-pages'>;
