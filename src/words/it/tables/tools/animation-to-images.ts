export default {
  'Split an animation': 'Dividi un’animazione',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Salva ogni fotogramma di una GIF o di un’animazione WebP, PNG, AVIF o JPEG XL come immagine a parte.',
  'Write frames like 1-3, 5, last.': 'Scrivi i fotogrammi così: 1-3, 5, last (l’ultimo).',
  'For example “1-10, 20, last”. Leave empty for all.':
    'Per esempio “1-10, 20, last” (last è l’ultimo). Lascia vuoto per averli tutti.',
  'Are the frames complete?': 'I fotogrammi sono completi?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Sì. Molti file conservano solo ciò che cambia da un fotogramma all’altro. Qui ogni immagine mostra il fotogramma intero, con la trasparenza se il formato la prevede.',
  'Can I put them back together?': 'Posso rimetterli insieme?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Sì, con “Crea un’animazione”: unisce immagini nell’ordine e con i tempi che scegli.',
  'gif frames': 'fotogrammi gif | gif in jpg',
  'extract frames from gif': 'estrarre fotogrammi da gif | dividere gif',
  'gif to images': 'frame gif | scomporre gif',
  'gif to frames': 'da gif a immagini | separare gif',
  'split gif': 'gif in immagini | fotogrammi di una gif',
  'unpack gif': 'gif in png | estrai frame gif',
} satisfies TableWords<'tools/animation-to-images'>;
