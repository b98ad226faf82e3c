export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Texto sem digitalizações cabe quase sempre: uma página de texto ocupa poucos kilobytes. De digitalizações, cabem uma ou duas páginas fáceis de ler. Digitalize em tons de cinza, a 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Cabem umas cinco páginas digitalizadas fáceis de ler, com cerca de 100 kB por página. De texto sem digitalizações, cabem centenas de páginas.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Cabem umas dez páginas digitalizadas fáceis de ler, com cerca de 100 kB por página. Contratos e formulários que nunca foram digitalizados já costumam ser menores que isso.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Cabem umas vinte páginas digitalizadas fáceis de ler, com cerca de 100 kB por página. Um folheto com fotos cabe se as fotos forem para ver na tela.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Cabem umas cinquenta páginas digitalizadas fáceis de ler, com cerca de 100 kB por página. Com dez páginas, cada uma tem 500 kB, o suficiente para imprimir bem.',
  'Compress PDF to {0}': 'Comprimir PDF para {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'Deixe arquivos PDF com menos de {0}. As imagens perdem detalhes até o arquivo caber. O texto continua nítido e pesquisável.',
  'pdf under {0}': 'pdf até {0}',
  'reduce pdf to {0}': 'reduzir pdf para {0}',
  'pdf less than {0}': 'pdf menor que {0}',
  'What fits into {0}?': 'O que cabe em {0}?',
  'What if it does not fit?': 'E se não couber?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'Você recebe um aviso e o menor arquivo encontrado. Divida o PDF ou digitalize de novo em tons de cinza.',
  'How much room does each page get?': 'Quanto espaço sobra para cada página?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Com 4 páginas, {0}; com 20 páginas, {1}; com 100 páginas, {2}. As páginas de texto usam o que precisam, que é pouco, e deixam o resto para digitalizações e fotos.',
  'PDF to Word': 'PDF para Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Transforme um PDF em um documento do Word com parágrafos, títulos, listas e tabelas que dá para editar.',
  'pdf to docx': 'pdf para docx | pdf em docx',
  'pdf to doc': 'pdf para doc | pdf em word',
  'convert pdf to word':
    'converter pdf para word | converter pdf em word | transformar pdf em word | passar pdf para word',
  'editable pdf': 'pdf editável | deixar pdf editável',
  'pdf to writer': 'pdf para writer | pdf para libreoffice',
  'pdf to google docs': 'pdf para google docs',
  'Can I edit the result?': 'Posso editar o resultado?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Pode. É um arquivo .docx com o texto em parágrafos, títulos, listas, tabelas e notas de rodapé normais, e não em caixas de texto.',
  'Does it look like the PDF?': 'Fica igual ao PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'Não. O texto, a estrutura, os links e as imagens são mantidos. Fontes, cores, colunas e posições, não.',
} satisfies TableWords<'presets/pdf-presets'>;
