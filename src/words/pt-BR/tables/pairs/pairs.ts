export default {
  transparency: 'a transparência',
  'Transparent areas become white.': 'As áreas transparentes ficam brancas.',
  'animation with its timing': 'a animação com seus tempos',
  'Only the first frame of an animation is kept.': 'Só o primeiro quadro de uma animação é mantido.',
  'more than 8 bits per channel': 'mais de 8 bits por canal',
  depth: 'a profundidade',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'A profundidade de cor acima de 8 bits por canal é reduzida a 8 bits.',
  'the colour profile': 'o perfil de cor',
  colours: 'as cores',
  'Colours are converted to sRGB.': 'As cores são convertidas para sRGB.',
  'Does the file get smaller?': 'O arquivo fica menor?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Nossas {0} fotos de teste ocupavam {1} em {2} e {3} em {4} com as configurações padrão: {5}. Outras imagens variam; cada resultado mostra o tamanho.',
  '{0} holds at most 256 colours.': '{0} tem no máximo 256 cores.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'No Firefox e no Safari, que não gravam AVIF animado, só o primeiro quadro de uma animação é mantido. Você recebe um aviso antes de começar.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Alguns detalhes difíceis de ver, conforme a qualidade que você escolher.',
  'Convert {0} to PDF': 'Converter {0} para PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Combine arquivos {0} em um só PDF, em qualquer ordem, uma imagem por página.',
  ' Keeps {0}.': ' Mantém {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Converta imagens {0} para {1}, várias de uma vez.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'A imagem, na orientação certa e com o mesmo número de pixels; {0}. A data e a câmera são mantidas, a não ser que você escolha outra coisa; a localização e os nomes, não.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'A imagem, na orientação certa e com o mesmo número de pixels. A data e a câmera são mantidas, a não ser que você escolha outra coisa; a localização e os nomes, não.',
  'Nothing of the image: {0} keeps every pixel.': 'Nada da imagem: {0} mantém cada pixel.',
  'Convert PDF to {0}': 'Converter PDF para {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Transforme as páginas de um PDF em imagens {0}, na resolução que quiser.',
} satisfies TableWords<'pairs/pairs'>;
