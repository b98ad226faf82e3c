export default {
  'Compress PDF': 'Comprimi PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Rendi più piccoli i file PDF, per un uso preciso o entro un limite a scelta. Il testo resta testo.',
  'Screens (150 dpi)': 'Schermo (150 dpi)',
  'Print (220 dpi)': 'Stampa (220 dpi)',
  'Smallest file (96 dpi)': 'File più piccolo (96 dpi)',
  'No loss of image quality': 'Immagini senza perdita',
  'Keep title, author and dates': 'Mantieni titolo, autore e date',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Se disattivato, vengono rimossi. Per lo schermo si rimuovono sempre miniature e dati di modifica.',
  'What makes the file smaller?': 'Che cosa rende più piccolo il file?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Le immagini con più dettagli del necessario per le loro dimensioni sulla pagina vengono rimpicciolite e salvate in JPEG. Tutti i dati vengono compressi meglio, ciò che più pagine usano viene salvato una volta sola, e le parti inutilizzate vengono rimosse, come le lettere di un font che nessuna pagina mostra. Un’immagine viene sostituita solo se così si risparmia almeno un decimo.',
  'What stays as it is?': 'Che cosa resta com’è?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Testo, linee, link, moduli, segnalibri e tag: le pagine non diventano mai immagini. Maschere a stencil, fax e scansioni in bianco e nero (CCITT, JBIG2) conservano ogni pixel; le maschere di trasparenza vengono rimpicciolite con le loro immagini, senza altre perdite. I vecchi font Type 1 diventano CFF, più piccoli e di aspetto identico. Le immagini CMYK restano CMYK per la stampa e senza perdita; per lo schermo vengono convertite in RGB.',
  'What if it cannot be made smaller?': 'E se non si può ridurre?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Allora riavrai il tuo file, invariato, e il risultato lo segnala. Un risultato non è mai più grande del tuo file.',
  'How does it get under a certain size?': 'Come si arriva sotto una certa dimensione?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Piccoli campioni di alcune immagini mostrano quanto dettaglio possono conservare tutte. Poi ogni immagine viene codificata, e alcune vengono ricodificate se il file è ancora troppo grande o molto più piccolo del consentito. Se non ci sta nemmeno con il minimo dettaglio, ti diciamo quanto piccolo può diventare.',
  'downsize pdf': 'comprimere pdf | alleggerire pdf | pdf per email | zippare pdf',
  'email pdf': 'ridurre pdf | pdf troppo grande | cv troppo grande | ridurre kb pdf',
  'pdf too large': 'ridurre dimensione pdf | pdf troppo pesante | scansione troppo grande | compressore pdf',
  'resume too large': 'ridurre peso pdf | pdf più piccolo | compressione pdf',
  'scan too large': 'rimpicciolire pdf | pdf più leggero | comprimi pdf online',
} satisfies TableWords<'tools/compress-pdf'>;
