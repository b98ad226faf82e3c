export default {
  'Greyscale PDF': 'PDF in scala di grigi',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Converti un PDF in grigio: testo, linee, sfumature e immagini perdono i colori. Il testo resta testo.',
  'Make grey': 'Converti in grigio',
  grey: 'grigio',
  'What is turned grey?': 'Che cosa diventa grigio?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Testo, linee e riempimenti, sfumature lineari e radiali, motivi, commenti, campi modulo e immagini, ciascuno con la luminosità dei suoi colori. Le pagine non diventano immagini, quindi il testo si può ancora cercare.',
  'What stays in colour?': 'Che cosa resta a colori?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Le sfumature a maglia, le immagini in cui un colore è reso trasparente e le piccole immagini scritte direttamente nella pagina. Sono rare; il risultato dice quante ce ne sono.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'Le immagini JPEG vengono ricodificate ad alta qualità; le altre conservano ogni pixel. Tutto il resto è nitido come prima.',
  'black and white': 'pdf in bianco e nero | b/n',
  grayscale: 'bianco e nero | risparmiare inchiostro',
  monochrome: 'pdf bianco nero | risparmiare toner',
  'remove colour': 'pdf scala di grigi | convertire pdf in bianco e nero',
  bw: 'pdf in grigio | grayscale',
  'without colour': 'togliere colore pdf',
  'save ink': 'senza colore',
  'save toner': 'monocromatico',
} satisfies TableWords<'tools/greyscale-pdf'>;
