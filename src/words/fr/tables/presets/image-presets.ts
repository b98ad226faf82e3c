export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'nos {0} photos de test prenaient {1} en PNG, et {2} en JPEG.',
  'How does a JPEG get smaller?': 'Comment un JPEG devient-il plus petit ?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Il est réencodé avec mozjpeg, à la qualité la plus basse qu’une comparaison avec votre image juge identique. Un JPEG déjà aussi petit reste tel quel, au bit près.',
  'Does a JPEG get worse each time?': 'Un JPEG se dégrade-t-il à chaque fois ?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Oui, chaque encodage arrondit l’image un peu plus. Compressez l’original plutôt qu’une copie déjà compressée.',
  'How does a PNG get smaller?': 'Comment un PNG devient-il plus petit ?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Quand 256 couleurs suffisent à l’œil, comme dans la plupart des dessins et captures d’écran, le PNG n’en garde que 256. Sinon, chaque pixel reste exactement le même, et seules les données sont mieux compressées.',
  'Why is my photo still large as a PNG?': 'Pourquoi ma photo reste-t-elle grosse en PNG ?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'Le PNG conserve chaque pixel, bruit compris. Choisissez le format JPEG, ou WebP pour garder la transparence : {0}',
  'How does a WebP get smaller?': 'Comment un WebP devient-il plus petit ?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Il est réencodé à la qualité la plus basse qu’une comparaison avec votre image juge identique. La transparence et l’animation restent.',
  'Is there anything smaller than WebP?': 'Y a-t-il plus petit que le WebP ?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'L’AVIF l’est souvent, à aspect égal. Choisissez « Le plus petit » comme format, et chaque fichier est essayé dans les deux formats : sa ligne indique la taille dans chacun.',
  'How does a GIF get smaller?': 'Comment un GIF devient-il plus petit ?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Ses données sont mieux compressées, avec le moins de couleurs possible sans différence visible. Toutes les images et leurs durées restent. S’il n’y a rien à gagner, vous récupérez votre propre fichier.',
  'Why are animated GIFs so large?': 'Pourquoi les GIF animés sont-ils si gros ?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'Le GIF date de 1989 et ignore tout du mouvement : chaque image est stockée comme un dessin. La même animation prend en général bien moins de place en WebP ou en vidéo.',
  'Compress {0}': 'Compresser des {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Allégez des fichiers {0} sans différence visible, ou jusqu’à une taille en ko, par lot.',
  'shrink {0}': 'réduire {0}',
  'reduce {0} size': 'réduire la taille {0}',
  'optimise {0}': 'optimiser {0}',
  'smaller {0}': '{0} plus petit',
  '{0} too big': '{0} trop gros',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Une photo de 1600 × 1200 pixels demanderait une qualité JPEG inférieure à 30, et cela se voit. Le résultat est meilleur avec environ la moitié de la largeur et de la hauteur.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Notre photo de test de 1600 × 1200 pixels tient en JPEG de qualité 30, avec des blocs dans les zones unies comme le ciel. Le résultat est meilleur avec les trois quarts de la largeur et de la hauteur.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Notre photo de test de 1600 × 1200 pixels tient en JPEG de qualité 60, ce qui rend bien à l’écran. Une photo de 12 mégapixels est d’abord réduite.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Notre photo de test de 1600 × 1200 pixels tient en JPEG de qualité 80, où presque personne ne voit de différence. Une photo de 12 mégapixels a six fois plus de pixels : elle aura une qualité plus basse, ou moins de pixels.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Notre photo de test de 1600 × 1200 pixels n’en prend que la moitié en JPEG de qualité 90. Une photo de 12 mégapixels tient aussi, à une qualité plus basse que celle de la plupart des appareils photo.',
  'Compress images to {0}': 'Compresser des images à {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Réduisez photos et images à moins de {0}, par lot. Pour JPEG, PNG, HEIC, WebP et d’autres.',
  'photo under {0}': 'photo moins de {0}',
  'reduce image to {0}': 'réduire image à {0}',
  'jpg less than {0}': 'jpg moins de {0}',
  'image size {0}': 'taille image {0}',
  'photo too big for email': 'photo trop lourde pour mail | photo trop grosse pour e-mail',
  'email photo': 'photo par mail | envoyer photo par mail',
  'photo attachment': 'photo en pièce jointe | piece jointe photo',
  'How good does a photo look at {0}?': 'À quoi ressemble une photo de {0} ?',
  'How close does it come to the size?': 'La taille est-elle bien respectée ?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'L’outil cherche la meilleure qualité possible sans jamais dépasser {0}. Si aucune qualité ne suffit, l’image est réduite, et ses nouvelles dimensions s’affichent à côté du fichier.',
  'Does {0} mean {1} bytes?': '{0}, cela fait-il {1} octets ?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Oui. Certains systèmes comptent par pas de 1 024 et accepteraient un peu plus. Un fichier créé ici convient aux deux façons de compter.',
  'Passport photo, 2 × 2 inches': 'Photo d’identité, 2 × 2 pouces',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Faites une photo de 2 × 2 pouces pour un passeport, un visa ou une pièce d’identité : 600 × 600 pixels, avec un cadre qui montre où placer la tête.',
  '2x2 photo': 'photo 2x2 | photo green card',
  'us passport photo': 'photo passeport américain | photo esta',
  '2 x 2 inch': '2 x 2 pouces | photo 5x5 cm',
  'us visa photo': 'photo visa usa | photo visa americain',
  'ds-160': 'photo visa états-unis',
  'green card photo': 'ds-160',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'Les États-Unis demandent 2 × 2 pouces. Leur formulaire de visa en ligne accepte un JPEG carré de 600 à 1200 pixels de côté, de 240 ko au plus.',
} satisfies TableWords<'presets/image-presets'>;
