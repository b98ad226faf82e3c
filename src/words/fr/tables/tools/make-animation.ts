export default {
  'Make an animation': 'Créer une animation',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Transformez des images en GIF, WebP, PNG, AVIF ou JPEG XL animé, et choisissez la durée de chacune.',
  'Make animation': 'Créer l’animation',
  'create gif': 'créer gif | créateur de gif | créer animation',
  'images to gif': 'faire un gif | gif animé | webp animé',
  'gif from images': 'images en gif | diaporama | gif maker',
  slideshow: 'photos en gif | stop motion',
  'stop motion': 'gif avec photos | animation image par image',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'Le GIF est lu partout, mais avec 256 couleurs. Le WebP est bien plus petit.',
  'Time per image': 'Durée par image',
  'Times of individual images': 'Durées image par image',
  'Write times like 1, 0.2, , 3.': 'Écrivez les durées comme 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'En secondes, dans l’ordre, par exemple « 1, 0.2, , 3 ». Les images sans durée prennent celle du dessus. Vous pouvez aussi taper la durée à côté de chaque image.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Laissez les deux vides pour prendre les dimensions de la première image, ou l’une pour garder ses proportions.',
  'Images of another shape': 'Si les proportions diffèrent',
  'Border colour': 'Couleur des bords',
  'Can I join animations?': 'Puis-je assembler des animations ?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Oui. Une animation GIF, WebP, APNG, AVIF ou JPEG XL dans la liste ajoute toutes ses images avec leur rythme, entre les images fixes.',
  'Which format should I choose?': 'Quel format choisir ?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF pour les messageries et les vieux programmes. WebP pour le web : tous les navigateurs actuels l’affichent, avec toutes les couleurs et en bien plus petit. APNG garde chaque pixel. AVIF est le plus petit si une grande partie de l’image bouge ; Chrome et Edge savent l’écrire. JPEG XL est le plus récent, et peu de programmes l’affichent.',
  'How fast can it be?': 'Jusqu’à quelle vitesse ?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Les navigateurs affichent chaque image au moins 0,02 seconde ; des durées plus courtes rendent la plupart d’entre eux plus lents, pas plus rapides.',
} satisfies TableWords<'tools/make-animation'>;
