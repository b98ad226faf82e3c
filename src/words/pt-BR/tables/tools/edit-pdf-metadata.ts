export default {
  'Edit PDF metadata': 'Editar metadados de PDF',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Veja e mude o título, o autor, o assunto, as palavras-chave, o idioma e as datas de um PDF.',
  'Save changes': 'Salvar alterações',
  'Where is this metadata stored?': 'Onde ficam esses metadados?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Um PDF os armazena em dois lugares: no dicionário de informações e nos dados XMP. Muitos programas mudam só um, e depois cada leitor mostra um ou outro. Esta ferramenta grava o mesmo nos dois.',
  'What happens to a field that I don’t change?': 'O que acontece com um campo que eu não mudo?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Ele fica como está em cada arquivo. Um campo que você limpa é removido. Se houver vários arquivos, suas mudanças valem para todos.',
  'Is the old metadata still in the file?': 'Os metadados antigos continuam no arquivo?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Não. O arquivo é regravado só com o que ainda usa, então as versões anteriores somem, com seus metadados. Páginas, links, formulários, marcadores e tags são mantidos. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  'What is the language for?': 'Para que serve o idioma?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Os leitores de tela precisam dele para pronunciar o texto. Escreva como código: pt-BR, en, de. Junto com “Mostrar o título, não o nome”, é uma das primeiras coisas que as verificações de acessibilidade pedem.',
  'pdf properties': 'editar metadados pdf | trocar autor do pdf | alterar propriedades do pdf | idioma do pdf',
  'pdf title': 'mudar título do pdf | autor | editar propriedades pdf',
  author: 'título do pdf | palavras-chave | mudar data do pdf',
  keywords: 'mudar autor do pdf | propriedades do pdf | alterar metadados de pdf',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
