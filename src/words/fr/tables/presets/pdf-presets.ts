export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Un texte sans numérisation tient presque toujours : une page de texte prend quelques kilooctets. Côté pages numérisées, une ou deux tiennent en restant faciles à lire. Numérisez en niveaux de gris, à 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Environ cinq pages numérisées tiennent en restant faciles à lire, à raison de 100 ko par page. Du texte sans numérisation tient par centaines de pages.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Environ dix pages numérisées tiennent en restant faciles à lire, à raison de 100 ko par page. Les contrats et formulaires qui n’ont jamais été numérisés sont souvent déjà plus petits.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Environ vingt pages numérisées tiennent en restant faciles à lire, à raison de 100 ko par page. Une brochure avec des photos tient si elle est destinée à l’écran.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Environ cinquante pages numérisées tiennent en restant faciles à lire, à raison de 100 ko par page. Avec dix pages, chacune dispose de 500 ko, assez pour bien l’imprimer.',
  'Compress PDF to {0}': 'Compresser un PDF à {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Réduisez des PDF à moins de {0}. Les images perdent en finesse autant qu’il le faut. Le texte reste net, et on peut y faire des recherches.',
  'pdf under {0}': 'pdf moins de {0}',
  'reduce pdf to {0}': 'réduire pdf à {0}',
  'pdf less than {0}': 'pdf inférieur à {0}',
  'What fits into {0}?': 'Que peut contenir un PDF de {0} ?',
  'What if it does not fit?': 'Et si le PDF reste trop gros ?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'On vous le dit, et vous recevez le plus petit fichier obtenu. Divisez le PDF, ou numérisez-le à nouveau en niveaux de gris.',
  'How much room does each page get?': 'De combien de place dispose chaque page ?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'De {0} pour 4 pages, de {1} pour 20 pages, de {2} pour 100 pages. Les pages de texte n’en prennent que ce qu’il leur faut, c’est-à-dire peu, et laissent le reste aux numérisations et aux photos.',
  'PDF to Word': 'PDF en Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Transformez un PDF en document Word avec des paragraphes, des titres, des listes et des tableaux que vous pouvez modifier.',
  'pdf to docx': 'pdf en docx | pdf vers writer',
  'pdf to doc': 'pdf vers word | pdf vers google docs',
  'convert pdf to word': 'convertir pdf en word | transformer pdf en word',
  'editable pdf': 'pdf modifiable | convertisseur pdf word',
  'pdf to writer': 'pdf to word | passer un pdf en word',
  'pdf to google docs': 'pdf en doc | pdf editable word',
  'Can I edit the result?': 'Puis-je modifier le résultat ?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Oui. C’est un fichier .docx dont le texte se trouve dans des paragraphes, titres, listes, tableaux et notes de bas de page ordinaires, et non dans des zones de texte.',
  'Does it look like the PDF?': 'Ressemble-t-il au PDF ?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'Non. Le texte, sa structure, ses liens et ses images sont conservés, mais pas les polices, les couleurs, les colonnes ni les positions.',
} satisfies TableWords<'presets/pdf-presets'>;
