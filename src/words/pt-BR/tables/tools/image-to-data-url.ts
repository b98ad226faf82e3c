export default {
  'Image to data URL': 'Imagem para data URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Transforme uma imagem em data URL (Base64) para colar em HTML ou CSS, e veja o comprimento.',
  'Create data URL': 'Criar data URL',
  Output: 'Saída',
  'Data URL only': 'Só a data URL',
  'HTML image': 'Imagem HTML',
  'CSS background': 'Fundo CSS',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Imagens maiores são reduzidas. Deixe vazio para manter as dimensões.',
  'When is a data URL a good idea?': 'Quando vale a pena usar uma data URL?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Para imagens pequenas, de até alguns kilobytes, porque economiza uma solicitação. O texto é um terço maior que o arquivo e é carregado de novo em cada página que o contém, então imagens maiores ficam melhores em arquivos separados.',
  'Is my image changed?': 'Minha imagem muda?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'Não, se você não mexer no formato e na largura: o texto tem a imagem byte a byte, sem metadados como a localização, e o resultado diz o que foi removido. Formatos que páginas da web não mostram, como HEIC, viram JPEG ou PNG.',
  base64: 'base64 | png para base64 | imagem inline',
  'data uri': 'imagem em base64 | jpg para base64 | imagem no css',
  'inline image': 'imagem para base64 | data uri | embutir imagem no html',
  'encode image': 'converter imagem em base64 | data url',
  'embed image in css': 'foto em base64 | codificar imagem',
} satisfies TableWords<'tools/image-to-data-url'>;
