export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'le nostre {0} foto di prova occupavano {1} in PNG e {2} in JPEG.',
  'How does a JPEG get smaller?': 'Come fa un JPEG a diventare più piccolo?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Viene ricodificato con mozjpeg alla qualità più bassa con cui, in un confronto con la tua immagine, non si vede la differenza. Un JPEG già così piccolo resta com’è, bit per bit.',
  'Does a JPEG get worse each time?': 'Un JPEG peggiora ogni volta?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Sì, a ogni codifica si perde ancora qualcosa. Comprimi l’originale, non una copia già compressa.',
  'How does a PNG get smaller?': 'Come fa un PNG a diventare più piccolo?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Se 256 colori bastano perché appaia uguale, come in quasi tutti i disegni e gli screenshot, il PNG ne tiene 256. Altrimenti ogni pixel resta esattamente com’è, e migliora solo la compressione.',
  'Why is my photo still large as a PNG?': 'Perché la mia foto in PNG è ancora così grande?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG conserva ogni pixel, rumore compreso. Scegli JPEG come formato, o WebP per mantenere la trasparenza: {0}',
  'How does a WebP get smaller?': 'Come fa un WebP a diventare più piccolo?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Viene ricodificato alla qualità più bassa con cui, in un confronto con la tua immagine, non si vede la differenza. Trasparenza e animazione restano.',
  'Is there anything smaller than WebP?': 'C’è qualcosa di più piccolo di WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'Spesso AVIF, a parità di aspetto. Scegli “Il più piccolo” come formato e ogni file viene provato in entrambi: la riga mostra quanto occupa ciascuno.',
  'How does a GIF get smaller?': 'Come fa una GIF a diventare più piccola?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Viene ricompressa, con i pochi colori che bastano perché appaia uguale. Tutti i fotogrammi e i loro tempi restano. Se non si guadagna nulla, riavrai il tuo file.',
  'Why are animated GIFs so large?': 'Perché le GIF animate sono così grandi?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF è del 1989 e non sa niente di movimento: ogni fotogramma è compresso come un disegno. La stessa animazione di solito occupa molto meno come WebP o come video.',
  'Compress {0}': 'Comprimi {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Rendi più piccoli i file {0} senza differenze visibili o entro un limite in kB, anche molti insieme.',
  'shrink {0}': 'rimpicciolire {0}',
  'reduce {0} size': 'ridurre peso {0}',
  'optimise {0}': 'ottimizzare {0}',
  'smaller {0}': '{0} più piccolo',
  '{0} too big': '{0} troppo grande',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Una foto di 1600 × 1200 pixel richiederebbe una qualità JPEG sotto 30, e si nota. Viene meglio con circa metà della larghezza e dell’altezza.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'La nostra foto di prova di 1600 × 1200 pixel ci sta come JPEG di qualità 30, con quadratini nelle zone uniformi come il cielo. Viene meglio con tre quarti della larghezza e dell’altezza.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'La nostra foto di prova di 1600 × 1200 pixel ci sta come JPEG di qualità 60, che su uno schermo si vede bene. Una foto da 12 megapixel viene prima rimpicciolita.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'La nostra foto di prova di 1600 × 1200 pixel ci sta come JPEG di qualità 80, e quasi nessuno nota la differenza. Una foto da 12 megapixel ha sei volte i pixel, quindi avrà una qualità più bassa o meno pixel.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'La nostra foto di prova di 1600 × 1200 pixel ne occupa solo la metà come JPEG di qualità 90. Ci sta anche una foto da 12 megapixel, a una qualità più bassa di quella che usano quasi tutte le fotocamere.',
  'Compress images to {0}': 'Comprimi immagini a {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Porta foto e altre immagini sotto {0}, anche molte insieme. Con JPEG, PNG, HEIC, WebP e altri.',
  'photo under {0}': 'foto sotto {0}',
  'reduce image to {0}': 'ridurre foto a {0}',
  'jpg less than {0}': 'jpg sotto {0}',
  'image size {0}': 'immagine {0}',
  'photo too big for email': 'foto troppo grande per email | foto troppo pesante per email',
  'email photo': 'foto per email | inviare foto per email',
  'photo attachment': 'foto allegata | allegare foto',
  'How good does a photo look at {0}?': 'Che aspetto ha una foto da {0}?',
  'How close does it come to the size?': 'Quanto si avvicina alla dimensione richiesta?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'Viene cercata la qualità migliore possibile, senza mai superare {0}. Se nessuna qualità basta, l’immagine viene rimpicciolita, e la riga dice a quali dimensioni.',
  'Does {0} mean {1} bytes?': '{0} vuol dire {1} byte?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Sì. Alcuni sistemi contano in multipli di 1.024 e ammetterebbero un po’ di più. Un file creato qui va bene in entrambi i casi.',
  'Passport photo, 2 × 2 inches': 'Fototessera, 2 × 2 pollici',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Crea una foto di 2 × 2 pollici per passaporto, visto o documento: 600 × 600 pixel, con un riquadro che mostra dove va la testa.',
  '2x2 photo': 'foto 2x2 | 2x2 photo',
  'us passport photo': 'foto passaporto americano | foto passaporto usa',
  '2 x 2 inch': '2 x 2 pollici | foto 2 pollici',
  'us visa photo': 'foto visto usa | foto visto americano | foto visto stati uniti',
  'ds-160': 'ds-160 | ds160',
  'green card photo': 'foto green card | foto carta verde',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'Gli Stati Uniti chiedono 2 × 2 pollici. Il loro modulo online per il visto accetta un JPEG quadrato da 600 a 1200 pixel di lato, di al massimo 240 kB.',
} satisfies TableWords<'presets/image-presets'>;
