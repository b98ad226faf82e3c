export default {
  'Extract PDF pages': 'Estrai pagine PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Salva le pagine di un PDF come nuovo PDF, in qualsiasi ordine. Delle altre pagine non rimane nulla.',
  extracted: 'estratto',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Per esempio 1-3, 7, last (l’ultima). Il nuovo PDF le avrà in questo ordine.',
  'Are the other pages really gone?': 'Le altre pagine spariscono davvero?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Sì. Il nuovo file contiene solo ciò che appartiene alle sue pagine: testo, immagini, commenti, valori dei moduli, tag, livelli e segnalibri delle altre pagine non ci sono. Titolo e autore del documento restano.',
  'What is kept with a page?': 'Che cosa si conserva di una pagina?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Tutto quello che c’è, invariato: testo, immagini, font, commenti, campi modulo con i loro valori, tag per gli screen reader, livelli, la sua etichetta di pagina, i link al web, i link ad altre pagine estratte e i segnalibri che vi portano. File allegati al documento, articoli, moduli XFA e firme digitali vengono rimossi.',
  'save pages': 'estrarre pagine pdf | pagine singole',
  'take pages': 'estrai pagine | singola pagina pdf',
  'single pages': 'salvare pagine | tirare fuori pagine',
  'pull out pages': 'salvare una pagina di un pdf | ricavare pagine',
  'some pages of pdf': 'solo alcune pagine',
  'one page of pdf': 'solo una pagina',
  'one page only': 'una pagina di pdf',
  'only some pages': 'prendere pagine da pdf',
} satisfies TableWords<'tools/extract-pages'>;
