export default {
  'Passport photo, 35 × 45 mm': 'Foto de pasaporte, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Crea una foto de 35 × 45 mm para un pasaporte, un visado o un documento de identidad, con un marco que muestra dónde va la cabeza.',
  'Make passport photo': 'Crear la foto',
  Frames: 'Marco',
  passport: 'foto-pasaporte',
  'passport photo': 'foto pasaporte | 35 x 45 mm | pasaporte | foto visado',
  'resize passport photo': 'foto de pasaporte | foto biométrica',
  'id photo': 'foto carnet | schengen',
  'visa photo': 'foto carné | foto tipo carnet',
  '35 x 45 mm': 'foto dni | foto para documento',
  'biometric photo': 'foto tamaño carnet | redimensionar foto pasaporte',
  schengen: 'foto visa',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'La parte de cada imagen que se conserva, en partes de la imagen bien orientada. Una imagen sin marco conserva su centro.',
  'How is the frame placed?': '¿Cómo se coloca el marco?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'Según la cara que se encuentre en la foto, para que la cabeza tenga la altura que piden casi todos los organismos. La cara se busca en tu dispositivo, con un archivo de 204 kB que tu navegador carga una vez. Comprueba las líneas y, si hace falta, mueve el marco o cambia su tamaño: el resultado es exactamente lo que hay dentro. Si no se encuentra ninguna cara, el marco queda en el centro.',
  'Why 413 × 531 pixels?': '¿Por qué 413 × 531 píxeles?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'Son 35 × 45 mm a 300 puntos por pulgada, lo que usan las impresoras de fotos. Una foto de 2 × 2 pulgadas tiene 600 × 600 píxeles.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'Casi todos los países de Europa, India para algunos visados y muchos otros piden 35 × 45 mm; Estados Unidos, 2 × 2 pulgadas. Las normas sobre la cabeza y el fondo varían, así que lee las del organismo al que la envíes.',
  'What if the photo must be under a size in kB?': '¿Y si la foto no puede pasar de cierto tamaño en kB?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Indica el “Tamaño máximo”, por ejemplo 240 kB: se busca la mejor calidad con la que quepa.',
  'Does it change the background?': '¿Cambia el fondo?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'No. Haz la foto delante de una pared lisa y clara: muchos organismos rechazan las fotos con el fondo cambiado.',
} satisfies TableWords<'tools/passport-photo'>;
