export default {
  'Watermark PDF': 'Filigrana su PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Scrivi una parola come “Bozza” o “Copia” di traverso sulle pagine di un PDF.',
  Draft: 'Bozza',
  'Can a watermark be removed again?': 'Una filigrana si può togliere in seguito?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Sì, da chi sa come fare: è testo sopra la pagina. Dice alle persone che cos’è un file; non lo protegge.',
  'Where does the watermark go?': 'Dove va la filigrana?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'Di traverso su ogni pagina, dall’angolo in basso a sinistra a quello in alto a destra, sopra il contenuto che c’è, anche sulle pagine ruotate.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Niente. Il testo si può ancora cercare e copiare, e segnalibri, link, moduli e tag restano; gli screen reader saltano la filigrana. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  draft: 'filigrana pdf | watermark pdf | riservato | testo su pdf in diagonale | scritta di traverso',
  confidential: 'aggiungere filigrana pdf | bozza | confidenziale | timbro su pdf',
  'text on pdf': 'mettere filigrana su pdf | scritta bozza su pdf | copia | timbrare pdf',
} satisfies TableWords<'tools/watermark-pdf'>;
