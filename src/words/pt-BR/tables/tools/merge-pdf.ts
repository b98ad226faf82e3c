export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'Combine arquivos PDF e fotos em um só PDF, em qualquer ordem, com marcadores, links, formulários e camadas.',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Todas as páginas ou uma lista: 1:1-3, 2:all são as páginas 1 a 3 do primeiro arquivo e todas do segundo.',
  'Page size for images': 'Página das imagens',
  'Start each file on a right-hand page': 'Cada arquivo em página ímpar',
  'For double-sided printing.': 'Para impressão frente e verso.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Todas as páginas, sem alteração: texto, imagens e fontes são copiados e nunca comprimidos de novo. Também marcadores, links, campos de formulário com seus valores, comentários, anexos, rótulos de página, camadas e as tags que os leitores de tela usam. Título, autor e idioma vêm do primeiro arquivo.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Assinaturas digitais, porque só valem para o arquivo original; formulários XFA; a lista de arquivos com que um portfólio abre; e dados que os programas guardam para uso próprio, a partir do segundo arquivo. O resultado avisa se algum arquivo tinha algo assim. Se dois arquivos têm campos de formulário com o mesmo nome, os do arquivo que vem depois são renomeados, para continuarem separados.',
  'Can I choose pages from each file?': 'Posso escolher páginas de cada arquivo?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Pode: digite-as ao lado do arquivo, por exemplo 1-3, 7 ou 10-1, ou abra a visualização das páginas e escolha ali.',
  'Can I add photos?': 'Posso adicionar fotos?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Pode: cada uma vira uma página, na orientação certa. Imagens JPEG não são recodificadas; formatos que o PDF não aceita viram JPEG de alta qualidade ou são armazenados sem perdas. Cada página de um TIFF vira uma página.',
  'Can I merge password-protected files?': 'Posso juntar arquivos protegidos por senha?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Pode: a senha é pedida ao lado do arquivo. Arquivos com a mesma senha abrem juntos. O resultado não é criptografado.',
  'How large can my files be?': 'De que tamanho podem ser meus arquivos?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Arquivos grandes são lidos por partes, e as imagens são copiadas sem ser carregadas, então dá para juntar gigabytes. Você só precisa de espaço em disco para o resultado.',
  unite: 'juntar pdf e imagem | unir pdf | juntar dois pdf | vários pdf em um | merge pdf',
  bind: 'juntar pdf e jpg | mesclar pdf | juntar arquivos pdf | um só pdf',
  'add pdf to pdf': 'juntar pdf com foto | juntar pdfs | combinar pdf | adicionar pdf a outro',
  'one pdf': 'juntar pdf | juntar pdf em um só | unir arquivos pdf | fundir pdf',
} satisfies TableWords<'tools/merge-pdf'>;
