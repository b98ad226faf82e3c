export default {
  'Split PDF': 'Dividir PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Divide un PDF en varios: por intervalos de páginas, cada pocas páginas, por sus marcadores o por tamaño.',
  separate: 'separar pdf | romper pdf',
  divide: 'dividir pdf | separar hojas pdf',
  'cut pdf': 'cortar pdf | dividir documento',
  'break up': 'partir pdf | partir en varios pdf',
  'one file per page': 'un archivo por página | split pdf',
  chop: 'trocear pdf | fraccionar pdf',
  burst: 'separar páginas pdf',
  'Split by': 'Dividir por',
  'Number of pages': 'Número de páginas',
  'Page ranges': 'Intervalos de páginas',
  Bookmarks: 'Marcadores',
  'File size': 'Tamaño de archivo',
  'Pages in each file': 'Páginas por archivo',
  Ranges: 'Intervalos',
  'One file for each, for example 1-3, 4-6, 7-.': 'Un archivo por cada uno, por ejemplo 1-3, 4-6, 7-.',
  'Bookmark level': 'Nivel de marcadores',
  '1 for the main chapters, 2 to include the level below.':
    '1 para los capítulos principales, 2 para incluir el nivel siguiente.',
  'What is in each file?': '¿Qué hay en cada archivo?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'Las páginas con todo lo que les pertenece: los enlaces entre ellas, los campos de formulario, los comentarios, las etiquetas, las capas, los números de página y los marcadores que llevan a ellas. En el archivo no hay nada de las demás páginas. Los archivos adjuntos al documento, los artículos que siguen en otras páginas, los datos que los programas guardan para sí mismos, los formularios XFA y las firmas digitales se quitan.',
  'How are the files named?': '¿Cómo se llaman los archivos?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Con el nombre de tu archivo y un número, y con el título del marcador si divides por marcadores. Varios archivos se guardan como un ZIP.',
  'How does splitting by size work?': '¿Cómo funciona dividir por tamaño?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Cada archivo lleva tantas páginas como quepan. Si una sola página supera el límite, va en un archivo aparte, y el resultado lo indica. Las páginas no se comprimen para que quepan.',
  'How do I specify ranges?': '¿Cómo indico los intervalos?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Por ejemplo, 1-3, 4-6, 7-: cada intervalo pasa a ser un archivo. 7- llega hasta la última página.',
} satisfies TableWords<'tools/split-pdf'>;
