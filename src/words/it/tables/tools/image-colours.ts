export default {
  'Pick colours from an image': 'Preleva colori da un’immagine',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Trova i colori principali di un’immagine e preleva il colore di qualsiasi pixel: in hex, RGB, OKLCH, CSS, JSON o come tavolozza GIMP.',
  'Find colours': 'Trova colori',
  'Main colours': 'Colori principali',
  'The maximum number. Colours that look alike count as one.':
    'Il numero massimo. I colori che si somigliano contano come uno.',
  CSS: 'CSS',
  'GIMP palette': 'Tavolozza GIMP',
  'How are the main colours found?': 'Come si trovano i colori principali?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'I pixel che si somigliano vengono raggruppati, in uno spazio colore (Oklab) in cui la distanza corrisponde a ciò che vede l’occhio. Ogni colore è la media del suo gruppo, e la percentuale dice quanta parte dell’immagine copre il gruppo. I pixel trasparenti non contano.',
  'Are picked colours exact?': 'I colori prelevati sono esatti?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Sì. Ottieni proprio quel pixel del tuo file a piena risoluzione, convertito in sRGB se l’immagine ha un altro profilo colore.',
  'colour picker': 'contagocce | colori da immagine',
  palette: 'color picker | colori dominanti',
  'hex code': 'prelevare colore | colori da logo',
  eyedropper: 'tavolozza colori | trovare colore da foto',
  'pick colour': 'palette | che colore è',
  'dominant colours': 'palette da foto',
  'colour codes': 'codice colore',
  'brand colours': 'codice hex',
  'colours from logo': 'colore esadecimale',
} satisfies TableWords<'tools/image-colours'>;
