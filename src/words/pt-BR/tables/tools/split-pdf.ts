export default {
  'Split PDF': 'Dividir PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Divida um PDF em vários: por intervalos de páginas, a cada X páginas, pelos marcadores ou por tamanho.',
  'Split by': 'Dividir por',
  'Number of pages': 'Número de páginas',
  'Page ranges': 'Intervalos de páginas',
  Bookmarks: 'Marcadores',
  'File size': 'Tamanho do arquivo',
  'Pages in each file': 'Páginas em cada arquivo',
  Ranges: 'Intervalos',
  'One file for each, for example 1-3, 4-6, 7-.': 'Um arquivo para cada, por exemplo 1-3, 4-6, 7-.',
  'Bookmark level': 'Nível dos marcadores',
  '1 for the main chapters, 2 to include the level below.':
    '1 para os capítulos principais, 2 para incluir o nível abaixo.',
  'What is in each file?': 'O que há em cada arquivo?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'As páginas com tudo o que pertence a elas: links entre elas, campos de formulário, comentários, tags, camadas, rótulos de página e os marcadores que levam a elas. Nada das outras páginas está no arquivo. Arquivos anexados ao documento, artigos que continuam em outras páginas, dados que os programas guardam para uso próprio, formulários XFA e assinaturas digitais são removidos.',
  'How are the files named?': 'Como os arquivos são nomeados?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Com o nome do seu arquivo e um número, e com o título do marcador se você dividir por marcadores. Vários arquivos são salvos em um ZIP.',
  'How does splitting by size work?': 'Como funciona a divisão por tamanho?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Cada arquivo recebe tantas páginas quantas couberem. Se uma única página passar do limite, ela fica em um arquivo próprio, e o resultado avisa. As páginas não são comprimidas para caber.',
  'How do I specify ranges?': 'Como indico intervalos?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Por exemplo, 1-3, 4-6, 7-: cada intervalo vira um arquivo. 7- vai até a última página.',
  separate: 'dividir pdf | quebrar pdf | split pdf',
  divide: 'separar pdf | partir pdf',
  'cut pdf': 'separar páginas do pdf | cortar pdf',
  'break up': 'separar paginas pdf | desmembrar pdf',
  'one file per page': 'dividir páginas | fatiar pdf',
  chop: 'dividir pdf em partes | uma página por arquivo',
  burst: 'dividir pdf em vários | separar pdf por página',
} satisfies TableWords<'tools/split-pdf'>;
