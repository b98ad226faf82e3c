export default {
  'Compress PDF': 'Comprimir PDF',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Reduza arquivos PDF para um certo uso ou até um tamanho máximo. O texto continua sendo texto.',
  'Screens (150 dpi)': 'Telas (150 dpi)',
  'Print (220 dpi)': 'Impressão (220 dpi)',
  'Smallest file (96 dpi)': 'Menor arquivo (96 dpi)',
  'No loss of image quality': 'Sem perda nas imagens',
  'Keep title, author and dates': 'Manter título, autor e datas',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Se desligado, são removidos. Para telas, miniaturas e dados de edição são sempre removidos.',
  'What makes the file smaller?': 'O que deixa o arquivo menor?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Imagens com mais detalhes do que o tamanho na página exige são reduzidas e salvas em JPEG. Todos os dados são mais bem compactados, o que várias páginas usam é armazenado uma vez só, e partes sem uso são removidas, como letras de uma fonte que nenhuma página mostra. Uma imagem só é trocada se isso economizar pelo menos um décimo dela.',
  'What stays as it is?': 'O que fica como está?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Texto, linhas, links, formulários, marcadores e tags: as páginas nunca viram imagens. Máscaras de recorte, faxes e digitalizações em preto e branco (CCITT, JBIG2) mantêm cada pixel; máscaras suaves são reduzidas com suas imagens, sem outra perda. Fontes Type 1 antigas viram CFF, que é menor e tem a mesma aparência. Imagens CMYK continuam CMYK para impressão e sem perda; para telas, são convertidas para RGB.',
  'What if it cannot be made smaller?': 'E se não der para diminuir?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Você recebe seu próprio arquivo de volta, sem alteração, e o resultado avisa. Um resultado nunca é maior que o seu arquivo.',
  'How does it get under a certain size?': 'Como o arquivo chega a um certo tamanho?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Pequenas amostras de algumas imagens mostram quanto detalhe todas podem manter. Depois, cada imagem é codificada, e algumas são refeitas se o arquivo ainda estiver grande demais ou bem menor que o permitido. Se não couber nem com o mínimo de detalhe, você fica sabendo até que tamanho dá para reduzir.',
  'downsize pdf': 'comprimir pdf | reduzir pdf | pdf muito grande | compressor de pdf',
  'email pdf': 'compactar pdf | reduzir tamanho de pdf | pdf muito pesado | pdf escaneado grande',
  'pdf too large': 'diminuir pdf | reduzir tamanho pdf | pdf para email',
  'resume too large': 'diminuir tamanho do pdf | pdf menor | currículo muito grande',
  'scan too large': 'diminuir tamanho pdf | pdf mais leve | comprimir pdf online',
} satisfies TableWords<'tools/compress-pdf'>;
