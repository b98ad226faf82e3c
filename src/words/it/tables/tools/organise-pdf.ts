export default {
  'Organise PDF': 'Organizza PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Vedi tutte le pagine di un PDF e spostale, ruotale, duplicale o eliminale. Aggiungi pagine da altri PDF, o foto.',
  organised: 'organizzato',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Puoi anche scrivere l’ordine: 3, 1-2 mette prima la pagina 3, e 4@90 ruota a destra la pagina 4. Con più file, 2:1 è la pagina 1 del secondo.',
  'How do I move pages?': 'Come sposto le pagine?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Trascinale, o su uno schermo touch usa i puntini nel loro angolo. Oppure seleziona le pagine e usa i pulsanti sopra. Tieni premuto Maiusc per selezionare un intervallo di pagine.',
  'How do I insert pages from another PDF, or a photo?': 'Come inserisco pagine da un altro PDF, o una foto?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Seleziona la pagina dopo cui devono stare e premi “Inserisci dopo queste”, oppure trascina i file: le loro pagine vengono aggiunte lì. Se non è selezionata nessuna pagina, vengono aggiunte alla fine. Una foto diventa una pagina con le sue dimensioni.',
  'Can I use the keyboard?': 'Posso usare la tastiera?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Sì. Le frecce vanno da una pagina all’altra, Spazio seleziona, Maiusc e frecce ne selezionano più d’una, Alt e frecce le spostano, R ruota a destra, Maiusc e R a sinistra, D duplica, Canc elimina, e Ctrl (Cmd su Mac) e Z annullano l’ultima modifica.',
  'What happens to links, bookmarks and forms?': 'Che cosa succede a link, segnalibri e moduli?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Seguono le loro pagine: link e segnalibri portano dove la pagina si trova ora, i campi dei moduli mantengono i loro valori, e tag, livelli ed etichette di pagina restano. Ciò che appartiene solo a pagine eliminate non è nel nuovo file. Se duplichi una pagina con campi modulo, i campi della copia prendono nomi nuovi.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'No. Le pagine vengono copiate così come sono. Le piccole anteprime servono solo a mostrartele.',
  reorder: 'organizzare pdf | duplicare pagine',
  reorganise: 'riordinare pdf | sistemare pagine pdf',
  'swap pages': 'riordinare pagine pdf | gestire pagine',
  rearrange: 'spostare pagine',
  'sort pages': 'cambiare ordine pagine',
  'move pages': 'ordine pagine',
  'page order': 'ordinare pagine',
  'insert pages': 'scambiare pagine',
  'add page to pdf': 'invertire ordine pagine',
  'duplicate pages': 'inserire pagine',
  'edit pages': 'aggiungere pagina a pdf',
} satisfies TableWords<'tools/organise-pdf'>;
