export default {
  'Greyscale PDF': 'PDF en escala de grises',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Pasa un PDF a escala de grises: texto, líneas, degradados e imágenes pierden sus colores. El texto sigue siendo texto.',
  'Make grey': 'Pasar a grises',
  grey: 'gris',
  'black and white': 'blanco y negro | ahorrar tóner',
  grayscale: 'pdf blanco y negro | pdf sin color',
  monochrome: 'escala de grises | pdf en gris',
  'remove colour': 'pdf a blanco y negro | pasar pdf a blanco y negro',
  bw: 'monocromo | grayscale',
  'without colour': 'quitar color',
  'save ink': 'sin color',
  'save toner': 'ahorrar tinta',
  'What is turned grey?': '¿Qué se pasa a escala de grises?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'El texto, las líneas y los rellenos, los degradados lineales y radiales, los patrones, los comentarios, los campos de formulario y las imágenes, cada uno con la claridad que aparentan sus colores. Las páginas no se convierten en imágenes, así que el texto se puede seguir buscando.',
  'What stays in colour?': '¿Qué sigue en color?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Los degradados de malla, las imágenes en las que un color se hace transparente y las imágenes pequeñas incluidas en línea. Son poco frecuentes; el resultado indica cuántas hay.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'Las imágenes JPEG se recodifican con calidad alta; las demás conservan cada píxel. Todo lo demás es tan nítido como antes.',
} satisfies TableWords<'tools/greyscale-pdf'>;
