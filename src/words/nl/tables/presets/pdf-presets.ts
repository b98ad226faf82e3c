export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Tekst zonder scans past bijna altijd: een pagina tekst kost een paar kilobyte. Van scans passen er een of twee pagina’s die goed leesbaar blijven. Scan in grijswaarden, op 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Er passen ongeveer vijf gescande pagina’s in die goed leesbaar blijven, met zo’n 100 kB per pagina. Van tekst zonder scans passen er honderden pagina’s in.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Er passen ongeveer tien gescande pagina’s in die goed leesbaar blijven, met zo’n 100 kB per pagina. Contracten en formulieren die nooit zijn gescand, zijn vaak al kleiner voordat je begint.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Er passen ongeveer twintig gescande pagina’s in die goed leesbaar blijven, met zo’n 100 kB per pagina. Een brochure met foto’s past als de foto’s voor het scherm bedoeld zijn.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Er passen ongeveer vijftig gescande pagina’s in die goed leesbaar blijven, met zo’n 100 kB per pagina. Bij tien pagina’s heeft elke pagina 500 kB, genoeg om goed af te drukken.',
  'Compress PDF to {0}': 'PDF comprimeren tot {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Maak PDF-bestanden kleiner dan {0}. Afbeeldingen worden steeds grover, tot het past. Tekst blijft scherp en doorzoekbaar.',
  'pdf under {0}': 'pdf onder {0}',
  'reduce pdf to {0}': 'pdf verkleinen naar {0}',
  'pdf less than {0}': 'pdf kleiner dan {0}',
  'What fits into {0}?': 'Wat past er in {0}?',
  'What if it does not fit?': 'En als het niet past?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'Dan zie je dat, en krijg je het kleinste bestand dat haalbaar was. Splits de PDF, of scan hem opnieuw in grijswaarden.',
  'How much room does each page get?': 'Hoeveel ruimte krijgt elke pagina?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Bij 4 pagina’s {0}, bij 20 pagina’s {1}, bij 100 pagina’s {2}. Pagina’s met tekst hebben maar weinig nodig; de rest is voor scans en foto’s.',
  'PDF to Word': 'PDF naar Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Maak van een PDF een Word-document dat je kunt bewerken, met alinea’s, koppen, lijsten en tabellen.',
  'pdf to docx': 'pdf naar docx',
  'pdf to doc': 'pdf naar doc',
  'convert pdf to word': 'pdf omzetten naar word | pdf converteren naar word',
  'editable pdf': 'bewerkbare pdf | pdf bewerkbaar maken',
  'pdf to writer': 'pdf naar writer',
  'pdf to google docs': 'pdf naar google docs',
  'Can I edit the result?': 'Kan ik het resultaat bewerken?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Ja. Het is een .docx-bestand met de tekst in gewone alinea’s, koppen, lijsten, tabellen en voetnoten, niet in tekstvakken.',
  'Does it look like the PDF?': 'Ziet het er net zo uit als de PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'Nee. De tekst, de opbouw, de links en de afbeeldingen blijven behouden. Lettertypen, kleuren, kolommen en posities niet.',
} satisfies TableWords<'presets/pdf-presets'>;
