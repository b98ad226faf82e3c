export default {
  'Remove PDF metadata': 'Remover metadados de PDF',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Veja o que um PDF revela sobre quem o fez, quando e com que programa, e remova tudo, até das fotos dele.',
  'Keep the title': 'Manter o título',
  'PDF readers show it, and screen readers say it first.':
    'Os leitores de PDF o mostram, e os leitores de tela o dizem primeiro.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Título, autor, assunto, palavras-chave, programas e datas no dicionário de informações e no XMP, do documento, das páginas e das imagens; miniaturas das páginas; dados que os programas guardam no arquivo para uso próprio; identificadores que distinguem um arquivo das suas cópias; e, em fotos JPEG, EXIF com localização e câmera, IPTC e comentários. O resultado lista tudo.',
  'Do the photos get worse?': 'As fotos pioram?',
  'No. They are not re-encoded: only the metadata is removed.':
    'Não. Elas não são recodificadas: só os metadados são removidos.',
  'Are earlier versions of the file gone?': 'As versões anteriores do arquivo somem?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Sim. Muitas vezes, os programas só acrescentam as mudanças, então o conteúdo antigo continua no arquivo. O novo arquivo só tem o que ainda é usado.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Tudo o que se vê ou se usa: páginas, comentários com o nome de seus autores, valores de formulário, links, marcadores, anexos e o idioma que os leitores de tela usam. As fontes mantêm o nome de quem as fez.',
  sanitise: 'remover metadados pdf | tirar autor do pdf | autor do pdf | remover dados do pdf',
  'clean pdf': 'apagar metadados pdf | remover autor do pdf | tirar meu nome do pdf',
  'author of pdf': 'limpar metadados pdf | apagar autor | remover propriedades do pdf',
  'delete author': 'limpar pdf | quem fez o pdf | higienizar pdf',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
