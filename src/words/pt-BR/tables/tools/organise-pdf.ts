export default {
  'Organise PDF': 'Organizar PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Veja todas as páginas de um PDF e mova, gire, duplique ou exclua. Adicione páginas de outros PDFs ou fotos.',
  organised: 'organizado',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Você também pode digitar a ordem: 3, 1-2 põe a página 3 primeiro, e 4@90 gira a página 4 para a direita. Com vários arquivos, 2:1 é a página 1 do segundo.',
  'How do I move pages?': 'Como movo páginas?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Arraste as páginas ou, em uma tela sensível ao toque, use os pontos no canto delas. Ou selecione páginas e use os botões acima. Segure Shift para selecionar um intervalo de páginas.',
  'How do I insert pages from another PDF, or a photo?': 'Como insiro páginas de outro PDF ou uma foto?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Selecione a página anterior a elas e clique em Inserir depois destas, ou solte os arquivos: as páginas entram ali. Se nenhuma página estiver selecionada, elas vão para o final. Uma foto vira uma página do seu próprio tamanho.',
  'Can I use the keyboard?': 'Posso usar o teclado?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Pode. As setas vão de página em página, a barra de espaço seleciona, Shift e setas selecionam várias, Alt e setas movem, R gira para a direita, Shift e R para a esquerda, D duplica, Delete exclui, e Ctrl (Cmd no Mac) e Z desfazem a última mudança.',
  'What happens to links, bookmarks and forms?': 'O que acontece com links, marcadores e formulários?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Eles acompanham suas páginas: links e marcadores levam para onde a página está agora, campos de formulário mantêm seus valores, e tags, camadas e rótulos de página são mantidos. O que só pertence a páginas excluídas não está no novo arquivo. Se você duplicar uma página com campos de formulário, os campos da cópia ganham outros nomes.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'Não. As páginas são copiadas como estão. As miniaturas são só para você ver.',
  reorder: 'organizar pdf | duplicar página',
  reorganise: 'reordenar páginas | reorganizar pdf',
  'swap pages': 'reordenar pdf | editar páginas',
  rearrange: 'mudar ordem das páginas | ordem das páginas',
  'sort pages': 'mudar a ordem do pdf',
  'move pages': 'ordenar páginas pdf',
  'page order': 'trocar páginas de lugar',
  'insert pages': 'mover páginas',
  'add page to pdf': 'inserir página',
  'duplicate pages': 'inserir páginas no pdf',
  'edit pages': 'adicionar página ao pdf',
} satisfies TableWords<'tools/organise-pdf'>;
