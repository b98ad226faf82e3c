export default {
  'PDF to Markdown': 'Da PDF a Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Trasforma un PDF in Markdown, HTML o un documento Word, con titoli, elenchi, tabelle, link, note e immagini.',
  HTML: 'HTML',
  'Word document': 'Documento Word',
  'How are headings and tables found?': 'Come si trovano titoli e tabelle?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Alcuni PDF contengono tag, usati dagli screen reader. Allora sono i tag a dire che cosa è un titolo, un elenco o una tabella, e in che ordine leggere. Gli altri PDF si leggono dall’impaginazione: gli spazi bianchi separano le colonne, le lettere grandi o in grassetto indicano i titoli, e le linee o il testo allineato formano le tabelle. Il risultato dice quale metodo è stato usato.',
  'Can it get things wrong?': 'Può sbagliare?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Sì, soprattutto con i PDF senza tag: tabelle senza linee, celle unite, testo attorno alle immagini e formule. Confronta il risultato con le pagine prima di usarlo.',
  'What is missing from the result?': 'Che cosa manca nel risultato?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Numeri di pagina, righe che si ripetono in cima o in fondo alle pagine, disegni, colori e font. I campi compilati dei moduli e le caselle di testo ci sono.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown e HTML rimandano a file di immagini, che ricevi insieme al testo. Salva tutto come ZIP e aprilo in una cartella, e il testo mostrerà le sue immagini. Un documento Word contiene le sue immagini.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Una pagina scansionata è un’immagine senza testo, quindi il suo contenuto non compare nel risultato. Il risultato elenca queste pagine. Leggile con “Riconosci testo in un PDF (OCR)”, che può anche salvare in Markdown.',
  'What does “text that you cannot see” mean?': 'Che cosa vuol dire “testo che non puoi vedere”?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Testo invisibile, minuscolo, o bianco su bianco. Fa parte del PDF, quindi c’è anche nel risultato, e programmi come i chatbot lo leggeranno. Il risultato elenca le pagine che ne hanno.',
  'pdf to md': 'pdf in markdown | tabelle da pdf in testo',
  markdown: 'da pdf a md | ordine di lettura',
  'pdf to html': 'pdf in md | convertire pdf in html',
  'pdf to web page': 'markdown | reflow',
  'pdf for chatgpt': 'pdf in html',
  'pdf for ai': 'da pdf a html',
  'reading order': 'pdf in pagina web',
  'extract tables': 'pdf per chatgpt',
  'pdf table to text': 'pdf per ai',
  reflow: 'pdf per llm',
  'pdf for llm': 'estrarre tabelle pdf',
} satisfies TableWords<'tools/pdf-to-markdown'>;
