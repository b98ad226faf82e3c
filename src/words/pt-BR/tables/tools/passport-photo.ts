export default {
  Frames: 'Molduras',
  'Passport photo, 35 × 45 mm': 'Foto de passaporte, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Faça uma foto de 35 × 45 mm para passaporte, visto ou documento, com uma moldura que mostra onde fica a cabeça.',
  'Make passport photo': 'Criar foto',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'A parte de cada imagem que fica, em frações da imagem na orientação certa. Uma imagem sem moldura mantém o meio.',
  'How is the frame placed?': 'Como a moldura é posicionada?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'Pelo rosto encontrado na foto, para que a cabeça tenha a altura que a maioria dos órgãos pede. O rosto é encontrado no seu dispositivo, com um arquivo de 204 kB que o navegador carrega uma vez. Confira as linhas e mova ou redimensione a moldura: o resultado é exatamente o que está dentro dela. Se nenhum rosto for encontrado, a moldura fica no meio.',
  'Why 413 × 531 pixels?': 'Por que 413 × 531 pixels?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'São 35 × 45 mm a 300 pontos por polegada, que é o que as impressoras de fotos usam. Uma foto de 2 × 2 polegadas fica com 600 × 600 pixels.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'A maioria dos países da Europa, a Índia para alguns vistos e muitos outros pedem 35 × 45 mm; os Estados Unidos, 2 × 2 polegadas. As regras para a cabeça e o fundo variam, então leia as do órgão que vai receber a foto.',
  'What if the photo must be under a size in kB?': 'E se a foto tiver um limite de tamanho em kB?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Preencha “Tamanho máximo”, por exemplo com 240 kB, e a foto fica com a melhor qualidade que couber.',
  'Does it change the background?': 'O fundo é alterado?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'Não. Tire a foto na frente de uma parede lisa e clara: muitos órgãos recusam fotos com o fundo trocado.',
  passport: 'foto-passaporte',
  'passport photo': 'foto passaporte | 35 x 45 mm | passaporte | foto 35x45 | tamanho foto passaporte',
  'resize passport photo': 'foto de passaporte | foto para visto',
  'id photo': 'foto para passaporte | foto de identidade',
  'visa photo': 'foto documento | foto biométrica',
  '35 x 45 mm': 'foto para documento | foto para cnh',
  'biometric photo': 'foto 3x4 | foto para rg',
  schengen: 'foto 3,5x4,5 | foto schengen',
} satisfies TableWords<'tools/passport-photo'>;
