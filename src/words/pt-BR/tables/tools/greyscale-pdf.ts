export default {
  'Greyscale PDF': 'PDF em tons de cinza',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Converta um PDF para tons de cinza: texto, linhas, gradientes e imagens perdem as cores. O texto continua sendo texto.',
  'Make grey': 'Remover cores',
  grey: 'cinza',
  'What is turned grey?': 'O que fica em tons de cinza?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Texto, linhas e preenchimentos, gradientes lineares e radiais, padrões, comentários, campos de formulário e imagens, cada um com a mesma luminosidade que suas cores aparentam. As páginas não viram imagens, então o texto continua pesquisável.',
  'What stays in colour?': 'O que continua colorido?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Malhas de gradiente, imagens em que uma cor ficou transparente e pequenas imagens embutidas. São raras; o resultado diz quantos há.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'Imagens JPEG são recodificadas em alta qualidade; as outras mantêm cada pixel. Todo o resto fica tão nítido quanto antes.',
  'black and white': 'pdf preto e branco | tirar as cores',
  grayscale: 'pdf em preto e branco | sem cor',
  monochrome: 'preto e branco | pdf pb',
  'remove colour': 'pdf cinza | pdf p&b',
  bw: 'tons de cinza | economizar tinta',
  'without colour': 'escala de cinza | economizar toner',
  'save ink': 'monocromático | grayscale',
  'save toner': 'tirar cor do pdf',
} satisfies TableWords<'tools/greyscale-pdf'>;
