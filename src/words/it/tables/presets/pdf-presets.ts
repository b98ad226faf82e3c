export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Il testo senza scansioni ci sta quasi sempre: una pagina di parole occupa pochi kilobyte. Di scansioni ci stanno una o due pagine ben leggibili. Scansiona in grigio, a 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Ci stanno circa cinque pagine scansionate ben leggibili, a circa 100 kB a pagina. Di testo senza scansioni ci stanno centinaia di pagine.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Ci stanno circa dieci pagine scansionate ben leggibili, a circa 100 kB a pagina. Contratti e moduli mai passati da uno scanner sono spesso già più piccoli in partenza.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Ci stanno circa venti pagine scansionate ben leggibili, a circa 100 kB a pagina. Un opuscolo con foto ci sta, se le foto servono per lo schermo.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Ci stanno circa cinquanta pagine scansionate ben leggibili, a circa 100 kB a pagina. Con dieci pagine, ognuna ha 500 kB, che bastano per stamparla bene.',
  'Compress PDF to {0}': 'Comprimi PDF a {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Porta i file PDF sotto {0}. Le immagini perdono dettagli finché il file non rientra nel limite. Il testo resta nitido e ricercabile.',
  'pdf under {0}': 'pdf sotto {0}',
  'reduce pdf to {0}': 'ridurre pdf a {0}',
  'pdf less than {0}': 'pdf meno di {0}',
  'What fits into {0}?': 'Che cosa ci sta in {0}?',
  'What if it does not fit?': 'E se non ci sta?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'Allora ti avvisiamo, e ricevi il file più piccolo ottenibile. Dividi il PDF, o scansionalo di nuovo in grigio.',
  'How much room does each page get?': 'Quanto spazio ha ogni pagina?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Con 4 pagine {0}, con 20 pagine {1}, con 100 pagine {2}. Le pagine di testo prendono quello che serve, cioè poco, e lasciano il resto a scansioni e foto.',
  'PDF to Word': 'Da PDF a Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Trasforma un PDF in un documento Word con paragrafi, titoli, elenchi e tabelle che puoi modificare.',
  'pdf to docx': 'pdf in docx | da pdf a docx',
  'pdf to doc': 'pdf in doc | da pdf a doc',
  'convert pdf to word': 'convertire pdf in word | pdf in word | trasformare pdf in word',
  'editable pdf': 'pdf modificabile | rendere modificabile un pdf',
  'pdf to writer': 'pdf in writer',
  'pdf to google docs': 'pdf in google docs | pdf in documenti google',
  'Can I edit the result?': 'Posso modificare il risultato?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Sì. È un file .docx con il testo in normali paragrafi, titoli, elenchi, tabelle e note a piè di pagina, non in caselle di testo.',
  'Does it look like the PDF?': 'Ha lo stesso aspetto del PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'No. Si conservano il testo, la sua struttura, i link e le immagini. Font, colori, colonne e posizioni no.',
} satisfies TableWords<'presets/pdf-presets'>;
