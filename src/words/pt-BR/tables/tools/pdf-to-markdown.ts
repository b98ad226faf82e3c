export default {
  'PDF to Markdown': 'PDF para Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'Transforme um PDF em Markdown, HTML ou documento do Word, com títulos, listas, tabelas, links, notas e imagens.',
  HTML: 'HTML',
  'Word document': 'Documento do Word',
  'How are headings and tables found?': 'Como títulos e tabelas são encontrados?',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'Alguns PDFs têm tags, que os leitores de tela usam. Nesse caso, as tags dizem o que é título, lista ou tabela e em que ordem ler. Os outros são lidos pelo layout: espaços em branco separam colunas, letras grandes ou em negrito indicam títulos, e linhas ou texto alinhado formam tabelas. O resultado diz qual método foi usado.',
  'Can it get things wrong?': 'Pode haver erros?',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'Pode, principalmente em PDFs sem tags: tabelas sem linhas, células mescladas, texto em volta de imagens e fórmulas. Compare o resultado com as páginas antes de usar.',
  'What is missing from the result?': 'O que não entra no resultado?',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'Números de página, linhas que se repetem no alto ou no pé das páginas, desenhos, cores e fontes. Campos de formulário preenchidos e caixas de texto são incluídos.',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown e HTML apontam para arquivos de imagem, que vêm junto com o texto. Salve tudo em um ZIP e descompacte em uma só pasta, e o texto mostra as imagens. Um documento do Word já contém as imagens.',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'Uma página digitalizada é uma imagem sem texto, então nada dela entra no resultado. O resultado lista essas páginas. Leia-as com PDF pesquisável (OCR), que também pode salvar em Markdown.',
  'What does “text that you cannot see” mean?': 'O que é “texto que você não vê”?',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    'Texto invisível, minúsculo ou branco sobre branco. Ele faz parte do PDF, então também está no resultado, e programas como chatbots vão lê-lo. O resultado lista as páginas que têm isso.',
  'pdf to md': 'pdf para md | tabela do pdf em texto',
  markdown: 'pdf em markdown | ordem de leitura',
  'pdf to html': 'markdown | pdf em texto formatado',
  'pdf to web page': 'pdf para html',
  'pdf for chatgpt': 'pdf em html',
  'pdf for ai': 'pdf para página web',
  'reading order': 'pdf para site',
  'extract tables': 'pdf para chatgpt',
  'pdf table to text': 'pdf para ia',
  reflow: 'pdf para llm',
  'pdf for llm': 'extrair tabelas de pdf',
} satisfies TableWords<'tools/pdf-to-markdown'>;
