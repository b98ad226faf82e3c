export default {
  Frames: 'Cadres',
  Size: 'Format',
  'Passport photo, 35 × 45 mm': 'Photo d’identité, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Faites une photo de 35 × 45 mm pour un passeport, un visa ou une pièce d’identité, avec un cadre qui montre où placer la tête.',
  'Make passport photo': 'Créer la photo',
  passport: 'photo-identite',
  'passport photo': 'photo identité | photo 35x45 | photo d’identité | 35 x 45 mm',
  'resize passport photo': 'photo d identite | photo biométrique',
  'id photo': 'photo passeport | schengen',
  'visa photo': 'photo de passeport | photo ants',
  '35 x 45 mm': 'photo carte d’identité | passeport',
  'biometric photo': 'photo permis',
  schengen: 'photo visa',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'La part de chaque image à garder, en parts de l’image à l’endroit. Une image sans cadre garde son milieu.',
  'How is the frame placed?': 'Comment le cadre est-il placé ?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'D’après le visage trouvé dans la photo, pour que la tête ait la hauteur que demandent la plupart des administrations. Le visage est recherché sur votre appareil, à l’aide d’un fichier de 204 ko que votre navigateur charge une fois. Vérifiez les lignes, puis déplacez ou redimensionnez le cadre : le résultat est exactement ce qu’il contient. Si aucun visage n’est trouvé, le cadre est au milieu.',
  'Why 413 × 531 pixels?': 'Pourquoi 413 × 531 pixels ?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'Cela correspond à 35 × 45 mm à 300 points par pouce, la résolution des imprimantes photo. Une photo de 2 × 2 pouces fait 600 × 600 pixels.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'La plupart des pays d’Europe, l’Inde pour certains visas et bien d’autres demandent 35 × 45 mm, et les États-Unis 2 × 2 pouces. Les règles pour la tête et l’arrière-plan diffèrent : lisez celles de l’administration à laquelle vous l’envoyez.',
  'What if the photo must be under a size in kB?': 'Et si la photo ne doit pas dépasser une taille en ko ?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Remplissez « Taille maximale », par exemple avec 240 ko : l’outil cherche la meilleure qualité qui respecte cette taille.',
  'Does it change the background?': 'Change-t-il l’arrière-plan ?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'Non. Prenez la photo devant un mur uni et clair : beaucoup d’administrations refusent les photos dont l’arrière-plan a été remplacé.',
} satisfies TableWords<'tools/passport-photo'>;
