export default {
  transparency: 'la trasparenza',
  'Transparent areas become white.': 'Le aree trasparenti diventano bianche.',
  'animation with its timing': 'l’animazione con i suoi tempi',
  'Only the first frame of an animation is kept.': 'Di un’animazione si conserva solo il primo fotogramma.',
  'more than 8 bits per channel': 'più di 8 bit per canale',
  depth: 'la profondità di colore',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'Una profondità di colore oltre gli 8 bit per canale viene ridotta a 8 bit.',
  'the colour profile': 'il profilo colore',
  colours: 'i colori',
  'Colours are converted to sRGB.': 'I colori vengono convertiti in sRGB.',
  'Does the file get smaller?': 'Il file diventa più piccolo?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Le nostre {0} foto di prova occupavano {1} in {2} e {3} in {4} con le impostazioni predefinite: {5}. Con altre immagini cambia; ogni risultato mostra la sua dimensione.',
  '{0} holds at most 256 colours.': '{0} contiene al massimo 256 colori.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'In Firefox e Safari, che non sanno scrivere AVIF animati, di un’animazione si conserva solo il primo fotogramma. Ti avvisiamo prima di iniziare.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Qualche dettaglio difficile da vedere, a seconda della qualità che scegli.',
  'Convert {0} to PDF': 'Converti {0} in PDF',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Riunisci file {0} in un unico PDF, in qualsiasi ordine, un’immagine per pagina.',
  ' Keeps {0}.': ' Conserva {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Converti immagini {0} in {1}, anche molte insieme.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'L’immagine, dritta, con lo stesso numero di pixel; {0}. Data e fotocamera si conservano, se non scegli diversamente; posizione e nomi no.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'L’immagine, dritta, con lo stesso numero di pixel. Data e fotocamera si conservano, se non scegli diversamente; posizione e nomi no.',
  'Nothing of the image: {0} keeps every pixel.': 'Dell’immagine, nulla: {0} conserva ogni pixel.',
  'Convert PDF to {0}': 'Converti PDF in {0}',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Trasforma le pagine di un PDF in immagini {0}, alla risoluzione che scegli.',
} satisfies TableWords<'pairs/pairs'>;
