export default {
  'Edit PDF metadata': 'Modifica metadati PDF',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Vedi e cambia titolo, autore, oggetto, parole chiave, lingua e date di un PDF.',
  'Save changes': 'Salva modifiche',
  'Where is this metadata stored?': 'Dove si trovano questi metadati?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Un PDF li conserva in due posti: il dizionario delle informazioni e i dati XMP. Molti programmi ne cambiano uno solo, e allora i lettori possono mostrare l’uno o l’altro. Questo strumento scrive le stesse cose in entrambi.',
  'What happens to a field that I don’t change?': 'Che cosa succede a un campo che non cambio?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Resta com’è in ogni file. Un campo che svuoti viene rimosso. Se hai più file, le tue modifiche valgono per tutti.',
  'Is the old metadata still in the file?': 'I vecchi metadati sono ancora nel file?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'No. Il file viene riscritto solo con ciò che usa ancora, quindi le versioni precedenti spariscono, metadati compresi. Pagine, link, moduli, segnalibri e tag restano. Le firme digitali vengono rimosse, perché valgono solo per il file originale.',
  'What is the language for?': 'A che cosa serve la lingua?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Gli screen reader ne hanno bisogno per pronunciare il testo. Indicala con un codice: it, en, pt-BR. Insieme a “Mostra il titolo”, è una delle prime cose che chiedono le verifiche di accessibilità.',
  'pdf properties': 'proprietà pdf | cambiare titolo pdf | metadata pdf',
  'pdf title': 'titolo pdf | cambiare autore pdf | data di creazione pdf',
  author: 'autore pdf | modificare proprietà pdf | oggetto pdf',
  keywords: 'parole chiave pdf | modificare metadati pdf | lingua pdf',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
