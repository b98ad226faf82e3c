export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Svuota lì tutti i campi, rimuovi la copertina e attiva “Rimuovi tutti gli altri tag”.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Poi “Da immagini a PDF” ricompone un PDF dalle pagine, senza testo ricercabile.',
  'Search for this text there.': 'Cerca lì questo testo.',
  'What was typed stays visible on the page.': 'Ciò che era stato scritto resta visibile sulla pagina.',
  'Switch off “Keep links clickable” there.': 'Disattiva lì “Mantieni attivi i link”.',
  'Check a file for hidden data': 'Trova dati nascosti in un file',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Scopri posizione, persone, dispositivi, cronologia e contenuti nascosti in una foto, un PDF, un video o un file audio, e con che cosa rimuoverli.',
  Inspect: 'Esamina',
  'What is looked for?': 'Che cosa viene cercato?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'Nelle foto e nella grafica: dati EXIF, XMP e IPTC, commenti, anteprime, cronologia delle modifiche, Content Credentials, i video dei telefoni, e dati dopo la fine del file. Nei disegni SVG anche script, link e indirizzi che vengono caricati. Nei PDF i metadati, anche quelli delle loro immagini, versioni precedenti e che cosa è cambiato, testo coperto o che non si vede, contenuti fuori dalla pagina visibile, livelli nascosti, valori dei moduli, commenti, file allegati, script, link, e indirizzi a cui vengono inviati dati. In video e file audio tag, posizioni, date, la fotocamera, copertine, file allegati, e dati dopo la fine. Il rapporto dice che cosa si è trovato, che cosa no, e che cosa non è stato controllato.',
  'Is the file changed?': 'Il file viene modificato?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'No. Ottieni solo un rapporto. Ogni voce ha un pulsante che apre lo strumento che la rimuove, con il tuo file.',
  'Why is there a preview that differs?': 'Perché c’è un’anteprima diversa?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Le fotocamere salvano una piccola copia della foto dentro il file. Alcuni programmi ritagliano o modificano la foto e lasciano la copia com’era. Se le due sono diverse, trovi la copia sotto il rapporto, per vedere che cosa mostra.',
  'How is hidden text in a PDF found?': 'Come si trova il testo nascosto in un PDF?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Ogni pagina viene disegnata come in stampa. Se al posto di una parola c’è un solo colore, nessuno può leggerla: è sotto un riquadro, bianca su bianco, invisibile, o su un livello disattivato. È elencato anche il testo scritto in modo invisibile sopra un’immagine, come nelle scansioni.',
  'What does it need to work offline?': 'Che cosa serve per usarlo offline?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'Gli strumenti per quel tipo di file. Per esaminare un PDF o un video offline, salva offline anche gli strumenti per PDF o per video.',
  'Is the place looked up on a map?': 'La posizione viene cercata su una mappa?',
  'inspect file': 'dati nascosti | revisioni pdf',
  'what does my photo reveal': 'cosa rivela la mia foto | javascript nel pdf',
  'what does this file reveal': 'dati exif | posizione gps video',
  'exif viewer': 'leggere exif | metadati video',
  'exif data viewer': 'vedere exif | vedere metadati pdf',
  'metadata viewer': 'visualizzare exif',
  'view metadata': 'exif viewer',
  'show metadata': 'vedere metadati',
  'check metadata': 'leggere metadati',
  'hidden information in file': 'visualizzare metadati',
  'gps location of photo': 'controllare metadati',
  'photo details': 'informazioni nascoste nel file',
  'privacy check': 'posizione gps foto',
  exiftool: 'dove è stata scattata la foto',
  'image forensics': 'dettagli foto',
  'hidden text in pdf': 'controllo privacy',
  'pdf inspector': 'exiftool',
  'pdf revisions': 'analisi forense foto',
  'javascript in pdf': 'testo nascosto pdf',
  'gps location of video': 'ispezionare file',
  'metadata of video': 'analizzare file',
} satisfies TableWords<'tools/inspect-file'>;
