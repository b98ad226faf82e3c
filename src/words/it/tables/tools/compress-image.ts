export default {
  'Compress images': 'Comprimi immagini',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Rendi più piccole immagini JPEG, PNG, WebP, AVIF, GIF e altre, anche molte insieme, senza differenze visibili o entro un limite a scelta.',
  'No visible difference': 'Senza differenze visibili',
  'Choose the quality': 'Scegli la qualità',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Usa la qualità migliore entro questo limite. Se non basta, l’immagine viene anche rimpicciolita.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'No. Se non si può ridurre, riavrai la tua immagine codificata com’era, senza i metadati, e il risultato lo segnala.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP e AVIF vengono ricodificati alla qualità più bassa che non mostra differenze, se non scegli diversamente. PNG può essere ridotto a 256 colori se l’aspetto non cambia. Animazione, trasparenza e profilo colore si conservano.',
  'Which format is the smallest?': 'Qual è il formato più piccolo?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF o WebP per quasi tutte le foto, PNG per alcuni disegni. Scegli “Il più piccolo” per provarli tutti con ogni immagine: prima bozze rapide, poi per intero i più promettenti. I formati che perderebbero trasparenza o animazione vengono saltati. Il risultato mostra la dimensione in ogni formato.',
  minify: 'comprimere immagini | foto troppo grande | tinypng',
  'photo smaller': 'comprimere foto | foto troppo pesante | tinyjpg',
  'lower quality': 'comprimere jpg | foto più leggera | squoosh',
  tinypng: 'comprimere jpeg | alleggerire foto | foto più piccole',
  'mb to kb': 'comprimere png | abbassare qualità foto',
  squoosh: 'ridurre foto | rimpicciolire foto',
  tinyjpg: 'ridurre peso foto | ridurre kb',
  'resize in kb': 'ridurre dimensione foto | da mb a kb',
} satisfies TableWords<'tools/compress-image'>;
