export default {
  'Make an animation': 'Crea un’animazione',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Trasforma immagini in un’animazione GIF, WebP, PNG, AVIF o JPEG XL, e scegli quanto a lungo mostrare ciascuna.',
  'Make animation': 'Crea animazione',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF si vede ovunque, ma con 256 colori. WebP è molto più piccolo.',
  'Time per image': 'Durata di ogni immagine',
  'Times of individual images': 'Durata di singole immagini',
  'Write times like 1, 0.2, , 3.': 'Scrivi le durate così: 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'In secondi, in ordine, per esempio “1, 0.2, , 3”. Le immagini senza una durata prendono quella sopra. Puoi anche scriverla accanto a ogni immagine.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Lasciali vuoti entrambi per usare le dimensioni della prima immagine, o uno per mantenerne le proporzioni.',
  'Images of another shape': 'Immagini con altre proporzioni',
  'Border colour': 'Colore del bordo',
  'Can I join animations?': 'Posso unire animazioni?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Sì. Un’animazione GIF, WebP, APNG, AVIF o JPEG XL nell’elenco aggiunge tutti i suoi fotogrammi con i loro tempi, tra le immagini fisse.',
  'Which format should I choose?': 'Quale formato mi conviene scegliere?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF per le chat e i vecchi programmi. WebP per il web: ogni browser attuale lo mostra, con tutti i colori e molto più piccolo. APNG conserva ogni pixel. AVIF è il più piccolo se gran parte dell’immagine si muove; Chrome ed Edge lo sanno scrivere. JPEG XL è il più nuovo, e pochi programmi lo mostrano.',
  'How fast can it be?': 'Quanto può essere veloce?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'I browser mostrano ogni fotogramma per almeno 0,02 secondi; con tempi più brevi quasi tutti rallentano invece di accelerare.',
  'create gif': 'creare gif da immagini | immagini in gif | stop motion',
  'images to gif': 'gif da foto | creare animazione | gif animata da foto',
  'gif from images': 'da immagini a gif | animazione da foto | fare gif con foto',
  slideshow: 'da foto a gif | slideshow | sequenza di foto',
  'stop motion': 'foto in gif | presentazione foto',
} satisfies TableWords<'tools/make-animation'>;
