export default {
  'Remove PDF metadata': 'Rimuovi metadati dai PDF',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Scopri che cosa rivela un PDF su chi l’ha fatto, quando e con quale programma, e rimuovilo, anche dalle sue foto.',
  'Keep the title': 'Mantieni il titolo',
  'PDF readers show it, and screen readers say it first.':
    'I lettori PDF lo mostrano, e gli screen reader lo leggono per primo.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Titolo, autore, oggetto, parole chiave, programmi e date nel dizionario delle informazioni e in XMP, per il documento, le sue pagine e le sue immagini; miniature delle pagine; dati che i programmi conservano nel file per sé; identificatori che distinguono un file dalle sue copie; e nelle foto JPEG gli EXIF con posizione e fotocamera, IPTC e commenti. Il risultato li elenca.',
  'Do the photos get worse?': 'Le foto peggiorano?',
  'No. They are not re-encoded: only the metadata is removed.':
    'No. Non vengono ricodificate: si rimuovono solo i metadati.',
  'Are earlier versions of the file gone?': 'Le versioni precedenti del file spariscono?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Sì. Spesso i programmi si limitano ad aggiungere le modifiche in fondo, quindi i contenuti vecchi restano nel file. Il nuovo file contiene solo ciò che è ancora in uso.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Tutto ciò che si vede o si usa: pagine, commenti con i nomi degli autori, valori dei moduli, link, segnalibri, allegati, e la lingua che usano gli screen reader. I font mantengono i nomi di chi li ha creati.',
  sanitise: 'rimuovere metadati pdf | autore pdf rimuovere | pdf anonimo | rimuovere informazioni pdf',
  'clean pdf': 'togliere metadati pdf | togliere autore pdf | rendere anonimo pdf',
  'author of pdf': 'cancellare metadati pdf | eliminare autore | sanificare pdf',
  'delete author': 'pulire pdf | eliminare proprietà pdf | togliere dati pdf',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
