export default {
  'Add page numbers to PDF': 'Numerar páginas de PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Adicione números, um cabeçalho ou um rodapé às páginas de um PDF.',
  'Add numbers': 'Numerar',
  numbered: 'numerado',
  '{page} is the page number and {pages} the last page number.': '{page} é o número da página, e {pages}, o da última.',
  'Bottom centre': 'Embaixo no centro',
  'Top centre': 'Em cima no centro',
  'First number': 'Primeiro número',
  'Pages to number': 'Páginas a numerar',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Por exemplo, 2- para pular a capa. As páginas puladas também contam.',
  'Where do the numbers go?': 'Onde ficam os números?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'A um centímetro da borda da página visível, e na orientação certa mesmo em páginas giradas. Eles são escritos por cima do conteúdo, então escolha um lugar livre.',
  'Can I write “Page 3 of 12”, or a header?': 'Posso escrever “Página 3 de 12” ou um cabeçalho?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Pode: use Página {page} de {pages} ou qualquer outro texto. {0} Para pôr uma segunda linha em outro lugar, use a ferramenta de novo no resultado.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. Páginas, marcadores, links, formulários e tags ficam como estão, e os leitores de tela pulam os números. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  paginate: 'numerar páginas | colocar número nas páginas | bates',
  'number pages': 'numerar pdf | cabeçalho | colocar numero de pagina no pdf',
  header: 'numerar paginas | rodapé',
  footer: 'paginar | cabeçalho e rodapé',
  bates: 'paginar pdf | numeração de páginas',
  'page numbering': 'paginação | página x de y',
  'page x of y': 'número de página | enumerar páginas',
} satisfies TableWords<'tools/add-page-numbers'>;
