export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'nuestras {0} fotos de prueba ocupaban {1} en PNG y {2} en JPEG.',
  'How does a JPEG get smaller?': '¿Cómo se reduce un JPEG?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Se codifica de nuevo con mozjpeg, con la calidad más baja que, comparada con tu imagen, se ve igual. Un JPEG que ya ocupa así de poco se queda como está, bit a bit.',
  'Does a JPEG get worse each time?': '¿Pierde un JPEG cada vez que se comprime?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Sí, cada vez que se codifica, la imagen se redondea un poco más. Comprime el original y no una copia ya comprimida.',
  'How does a PNG get smaller?': '¿Cómo se reduce un PNG?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Si con 256 colores se ve igual que con todos, como en la mayoría de los dibujos y capturas, el PNG se queda con 256. Si no, cada píxel queda exactamente como está y solo mejora la compresión.',
  'Why is my photo still large as a PNG?': '¿Por qué mi foto sigue pesando tanto en PNG?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG guarda cada píxel, ruido incluido. Elige JPEG como formato, o WebP para conservar la transparencia: {0}',
  'How does a WebP get smaller?': '¿Cómo se reduce un WebP?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Se codifica de nuevo con la calidad más baja que, comparada con tu imagen, se ve igual. La transparencia y la animación se conservan.',
  'Is there anything smaller than WebP?': '¿Hay algo más pequeño que WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'Muchas veces AVIF, con el mismo aspecto. Elige “El más pequeño” como formato y cada archivo se prueba en los dos: la fila muestra cuánto ocupa cada uno.',
  'How does a GIF get smaller?': '¿Cómo se reduce un GIF?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Se vuelve a comprimir, con el menor número de colores con el que se vea igual. Se conservan todos los fotogramas y sus tiempos. Si así no se gana nada, obtienes tu propio archivo.',
  'Why are animated GIFs so large?': '¿Por qué pesan tanto los GIF animados?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF es de 1989 y no sabe nada de movimiento: cada fotograma se comprime como un dibujo. La misma animación suele ocupar mucho menos en WebP o como vídeo.',
  'Compress {0}': 'Comprimir {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Reduce archivos {0} sin diferencia visible o hasta un tamaño máximo en kB, muchos a la vez.',
  'shrink {0}': 'reducir {0}',
  'reduce {0} size': 'reducir tamaño {0}',
  'optimise {0}': 'optimizar {0}',
  'smaller {0}': '{0} más pequeño',
  '{0} too big': '{0} pesa mucho',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Una foto de 1600 × 1200 píxeles necesitaría una calidad JPEG de menos de 30, y eso se nota. Queda mejor con la mitad de ancho y de alto, más o menos.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Nuestra foto de prueba de 1600 × 1200 píxeles cabe como JPEG de calidad 30, con bloques en zonas lisas como el cielo. Queda mejor con tres cuartos del ancho y del alto.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Nuestra foto de prueba de 1600 × 1200 píxeles cabe como JPEG de calidad 60, que se ve bien en pantalla. Una foto de 12 megapíxeles se reduce antes.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Nuestra foto de prueba de 1600 × 1200 píxeles cabe como JPEG de calidad 80, en la que casi nadie ve diferencia. Una foto de 12 megapíxeles tiene seis veces más píxeles, así que le toca menos calidad o menos píxeles.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Nuestra foto de prueba de 1600 × 1200 píxeles ocupa solo la mitad como JPEG de calidad 90. Una foto de 12 megapíxeles también cabe, con menos calidad de la que usan casi todas las cámaras.',
  'Compress images to {0}': 'Comprimir imágenes a {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Haz que fotos y otras imágenes ocupen menos de {0}, muchas a la vez. Con JPEG, PNG, HEIC, WebP y más.',
  'photo under {0}': 'foto de menos de {0}',
  'reduce image to {0}': 'reducir imagen a {0}',
  'jpg less than {0}': 'jpg de menos de {0}',
  'image size {0}': 'tamaño imagen {0}',
  'photo too big for email': 'foto demasiado grande para correo | foto pesa mucho para email',
  'email photo': 'foto por correo | enviar foto por email',
  'photo attachment': 'adjuntar foto | foto adjunta',
  'How good does a photo look at {0}?': '¿Qué tal se ve una foto de {0}?',
  'How close does it come to the size?': '¿Cuánto se acerca al tamaño?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'Busca la mejor calidad con la que quepa y nunca pasa de {0}. Si no cabe con ninguna, la imagen se reduce, y la fila indica a qué dimensiones.',
  'Does {0} mean {1} bytes?': '¿{0} significa exactamente {1} bytes?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Sí. Algunos sistemas cuentan de 1024 en 1024 y admitirían algo más. Un archivo hecho aquí pasa con las dos formas de contar.',
  'Passport photo, 2 × 2 inches': 'Foto de pasaporte, 2 × 2 pulgadas',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Crea una foto de 2 × 2 pulgadas para un pasaporte, un visado o un documento de identidad: 600 × 600 píxeles, con un marco que muestra dónde va la cabeza.',
  '2x2 photo': 'foto 2x2 | ds160',
  'us passport photo': 'foto 2 x 2 | foto green card',
  '2 x 2 inch': 'foto visa americana | foto 2x2 pulgadas',
  'us visa photo': 'foto visa estados unidos | foto visado usa',
  'ds-160': 'foto pasaporte americano | 2x2 photo',
  'green card photo': 'foto ds-160 | foto visa usa',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'Estados Unidos pide 2 × 2 pulgadas. Su formulario de visado en línea acepta un JPEG cuadrado de 600 a 1200 píxeles de lado, de 240 kB como máximo.',
} satisfies TableWords<'presets/image-presets'>;
