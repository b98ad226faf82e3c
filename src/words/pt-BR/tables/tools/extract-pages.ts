export default {
  'Extract PDF pages': 'Extrair páginas de PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Salve páginas de um PDF como um novo PDF, em qualquer ordem. Nada das outras páginas fica nele.',
  extracted: 'extraido',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Por exemplo: 1-3, 7, last. O novo PDF tem as páginas nesta ordem.',
  'Are the other pages really gone?': 'As outras páginas somem mesmo?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Sim. O novo arquivo só tem o que pertence às suas páginas: texto, imagens, comentários, valores de formulário, tags, camadas e marcadores de outras páginas não estão nele. O título e o autor do documento ficam.',
  'What is kept with a page?': 'O que é mantido em cada página?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Tudo o que está nela, sem alteração: texto, imagens, fontes, comentários, campos de formulário com seus valores, tags para leitores de tela, camadas, o rótulo da página, links da web, links para outras páginas extraídas e os marcadores que levam a ela. Arquivos anexados ao documento, artigos, formulários XFA e assinaturas digitais são removidos.',
  'save pages': 'extrair páginas | tirar páginas do pdf para outro',
  'take pages': 'extrair paginas pdf | só algumas páginas',
  'single pages': 'extrair página de pdf | uma página do pdf',
  'pull out pages': 'separar página do pdf | algumas páginas do pdf',
  'some pages of pdf': 'salvar páginas do pdf',
  'one page of pdf': 'salvar só uma página',
  'one page only': 'salvar uma página do pdf',
  'only some pages': 'pegar páginas do pdf',
} satisfies TableWords<'tools/extract-pages'>;
