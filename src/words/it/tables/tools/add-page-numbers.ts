export default {
  'Add page numbers to PDF': 'Numera le pagine di un PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Aggiungi numeri di pagina, un’intestazione o un piè di pagina alle pagine di un PDF.',
  'Add numbers': 'Aggiungi numeri',
  numbered: 'numerato',
  '{page} is the page number and {pages} the last page number.':
    '{page} è il numero di pagina e {pages} il numero dell’ultima.',
  'Bottom centre': 'In basso al centro',
  'Top centre': 'In alto al centro',
  'First number': 'Primo numero',
  'Pages to number': 'Pagine da numerare',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Per esempio 2- per saltare la copertina. Le pagine saltate contano lo stesso.',
  'Where do the numbers go?': 'Dove vanno i numeri?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'A un centimetro dal bordo della pagina visibile, dritti anche sulle pagine ruotate. Vengono scritti sopra il contenuto che c’è, quindi scegli un punto libero.',
  'Can I write “Page 3 of 12”, or a header?': 'Posso scrivere “Pagina 3 di 12”, o un’intestazione?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Sì: usa Pagina {page} di {pages}, o qualsiasi altro testo. {0} Per aggiungere una seconda riga altrove, usa di nuovo lo strumento sul risultato.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Niente. Pagine, segnalibri, link, moduli e tag restano come sono, e gli screen reader saltano i numeri. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  paginate: 'numerare pagine | intestazione',
  'number pages': 'numerare pdf | piè di pagina',
  header: 'numeri di pagina | pie di pagina',
  footer: 'aggiungere numeri di pagina | bates',
  bates: 'mettere numeri pagina pdf | pagina x di y',
  'page numbering': 'paginare | inserire numero pagina pdf',
  'page x of y': 'numerazione pagine | testata',
} satisfies TableWords<'tools/add-page-numbers'>;
