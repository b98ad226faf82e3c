export default {
  'PDF to Markdown': 'PDF en Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Transformez un PDF en Markdown, HTML ou Word, avec ses titres, listes, tableaux, liens, notes et images.',
  'pdf to md': 'pdf en markdown | convertir pdf markdown',
  markdown: 'pdf en md | structure pdf',
  'pdf to html': 'markdown',
  'pdf to web page': 'pdf en html',
  'pdf for chatgpt': 'pdf en page web',
  'pdf for ai': 'pdf pour chatgpt',
  'reading order': 'pdf pour ia',
  'extract tables': 'pdf pour llm',
  'pdf table to text': 'ordre de lecture',
  reflow: 'extraire tableaux',
  'pdf for llm': 'tableau pdf en texte',
  HTML: 'HTML',
  'Word document': 'Document Word',
  'How are headings and tables found?': 'Comment les titres et les tableaux sont-ils trouvés ?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Certains PDF contiennent des balises, qui servent aux lecteurs d’écran. Elles disent alors ce qui est un titre, une liste ou un tableau, et dans quel ordre lire. Les autres PDF sont lus d’après leur mise en page : les blancs séparent les colonnes, les lettres grandes ou grasses marquent les titres, et les traits ou le texte aligné forment les tableaux. Le résultat dit comment la lecture s’est faite.',
  'Can it get things wrong?': 'Peut-il se tromper ?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Oui, surtout avec des PDF sans balises : tableaux sans traits, cellules fusionnées, texte autour d’images et formules. Comparez le résultat aux pages avant de l’utiliser.',
  'What is missing from the result?': 'Que manque-t-il dans le résultat ?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Les numéros de page, les lignes qui se répètent en haut ou en bas des pages, les dessins, les couleurs et les polices. Les champs remplis et les zones de texte y sont.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown et HTML renvoient à des fichiers d’images, que vous recevez à côté du texte. Enregistrez le tout en ZIP et extrayez-le dans un seul dossier : le texte affiche alors ses images. Un document Word contient ses images.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Une page numérisée est une image sans texte : son contenu n’est donc pas dans le résultat, qui indique les pages concernées. Lisez-les avec « Reconnaître le texte d’un PDF (OCR) », qui peut aussi enregistrer en Markdown.',
  'What does “text that you cannot see” mean?': 'Que veut dire « du texte que vous ne voyez pas » ?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Du texte invisible, minuscule ou blanc sur blanc. Il fait partie du PDF, il est donc aussi dans le résultat, et des programmes comme les agents conversationnels le liront. Le résultat indique les pages qui en contiennent.',
} satisfies TableWords<'tools/pdf-to-markdown'>;
