export default {
  'Greyscale PDF': 'PDF in Graustufen umwandeln',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Ein PDF in Graustufen umwandeln: Text, Linien, Verläufe und Bilder verlieren ihre Farben. Text bleibt Text.',
  'Make grey': 'In Graustufen',
  grey: 'grau',
  'black and white': 'schwarz weiß | sw',
  grayscale: 'schwarzweiß | farbe sparen',
  monochrome: 'schwarz-weiß pdf | toner sparen',
  'remove colour': 'graustufen | tinte sparen',
  bw: 'pdf schwarz weiß | pdf grau',
  'without colour': 'farbe entfernen | grayscale',
  'save ink': 'ohne farbe',
  'save toner': 'monochrom',
  'What is turned grey?': 'Was wird grau?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Text, Linien und Flächen, lineare und radiale Verläufe, Muster, Kommentare, Formularfelder und Bilder, jeweils so hell, wie ihre Farben wirken. Seiten werden nicht zu Bildern, Text bleibt also durchsuchbar.',
  'What stays in colour?': 'Was bleibt farbig?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Gitterverläufe, Bilder, in denen eine Farbe transparent ist, und kleine eingebettete Bilder. Sie sind selten; beim Ergebnis steht, wie viele es sind.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'JPEG-Bilder werden mit hoher Qualität neu kodiert; andere behalten jedes Pixel. Alles andere ist so scharf wie vorher.',
} satisfies TableWords<'tools/greyscale-pdf'>;
