export default {
  'Delete PDF pages': 'Excluir páginas de PDF',
  'Delete pages from a PDF and remove all their content from the file.':
    'Exclua páginas de um PDF e remova do arquivo todo o conteúdo delas.',
  Delete: 'Excluir',
  shortened: 'reduzido',
  'Pages to delete': 'Páginas a excluir',
  'Are deleted pages really gone?': 'As páginas excluídas somem mesmo?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Sim. O novo arquivo só tem o que pertence às páginas que ficam: texto, imagens, comentários, valores de formulário, tags, camadas e marcadores das páginas excluídas não estão nele. Muitos programas só tiram a página da lista e deixam o conteúdo no arquivo.',
  'What happens to links to deleted pages?': 'O que acontece com links para páginas excluídas?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'São removidos com as páginas, assim como os marcadores que levam a elas. Os outros links, marcadores, campos de formulário, tags e rótulos de página são mantidos, e os arquivos anexados ao documento também.',
  'remove pages': 'excluir página | apagar pagina de pdf | remover página do pdf | excluir folhas',
  'drop pages': 'excluir paginas pdf | deletar página pdf | tirar página do pdf',
  'erase pages': 'apagar página | deletar paginas | tirar folha do pdf',
  'take out pages': 'apagar páginas pdf | remover páginas | eliminar páginas',
} satisfies TableWords<'tools/delete-pages'>;
