export default {
  'Image to data URL': 'Da immagine a data URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Trasforma un’immagine in un data URL (Base64) da incollare in HTML o CSS, e vedi quanto è lungo.',
  'Create data URL': 'Crea data URL',
  Output: 'Risultato',
  'Data URL only': 'Solo data URL',
  'HTML image': 'Immagine HTML',
  'CSS background': 'Sfondo CSS',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Le immagini più grandi vengono rimpicciolite. Lascia vuoto per mantenere le dimensioni.',
  'When is a data URL a good idea?': 'Quando conviene un data URL?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Per piccole immagini, fino a pochi kilobyte, perché risparmia una richiesta. Il testo è un terzo più lungo del file e viene caricato di nuovo con ogni pagina che lo contiene, quindi per le immagini più grandi sono meglio file separati.',
  'Is my image changed?': 'La mia immagine viene modificata?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'No, se non tocchi formato e larghezza: il testo contiene l’immagine byte per byte, senza metadati come la posizione, e il risultato dice che cosa è stato rimosso. I formati che le pagine web non mostrano, come HEIC, diventano JPEG o PNG.',
  base64: 'base64 | immagine in css | foto in base64',
  'data uri': 'immagine in base64 | immagine in html | png in base64',
  'inline image': 'convertire in base64 | codificare immagine | codice immagine',
  'encode image': 'data uri | immagine inline',
  'embed image in css': 'data url | incorporare immagine',
} satisfies TableWords<'tools/image-to-data-url'>;
