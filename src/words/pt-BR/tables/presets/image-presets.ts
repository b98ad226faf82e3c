export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'nossas {0} fotos de teste ocupavam {1} em PNG e {2} em JPEG.',
  'How does a JPEG get smaller?': 'Como um JPEG fica menor?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Ele é codificado de novo com mozjpeg, na qualidade mais baixa que uma comparação com a sua imagem ainda considera igual. Um JPEG que já é pequeno assim fica como está, bit a bit.',
  'Does a JPEG get worse each time?': 'O JPEG piora a cada vez?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Sim, cada codificação arredonda a imagem mais uma vez. Comprima o original, e não uma cópia que já foi comprimida.',
  'How does a PNG get smaller?': 'Como um PNG fica menor?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Quando 256 cores bastam para a imagem parecer igual, como na maioria dos desenhos e capturas de tela, o PNG fica com 256. Senão, cada pixel fica exatamente como está e só a compactação fica melhor.',
  'Why is my photo still large as a PNG?': 'Por que minha foto continua grande em PNG?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'O PNG mantém cada pixel, com ruído e tudo. Escolha JPEG como formato, ou WebP para manter a transparência: {0}',
  'How does a WebP get smaller?': 'Como um WebP fica menor?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Ele é codificado de novo, na qualidade mais baixa que uma comparação com a sua imagem ainda considera igual. A transparência e a animação são mantidas.',
  'Is there anything smaller than WebP?': 'Existe algo menor que WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'O AVIF muitas vezes, com a mesma aparência. Escolha “O menor” como formato, e cada arquivo é testado nos dois: a linha mostra quanto cada um ocupa.',
  'How does a GIF get smaller?': 'Como um GIF fica menor?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Ele é compactado de novo, com o mínimo de cores que mantém a aparência. Todos os quadros e seus tempos são mantidos. Se não houver ganho, você recebe seu próprio arquivo de volta.',
  'Why are animated GIFs so large?': 'Por que os GIFs animados são tão grandes?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'O GIF é de 1989 e não entende nada de movimento: cada quadro é compactado como um desenho. A mesma animação costuma ocupar bem menos em WebP ou como vídeo.',
  'Compress {0}': 'Comprimir {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Reduza arquivos {0} sem diferença visível ou até um tamanho em kB, vários de uma vez.',
  'shrink {0}': 'diminuir {0}',
  'reduce {0} size': 'reduzir tamanho {0}',
  'optimise {0}': 'otimizar {0}',
  'smaller {0}': '{0} mais leve',
  '{0} too big': '{0} muito grande',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Uma foto de 1600 × 1200 pixels precisaria de uma qualidade JPEG abaixo de 30, e isso se nota. Fica melhor com cerca de metade da largura e da altura.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Nossa foto de teste de 1600 × 1200 pixels cabe em um JPEG de qualidade 30, com blocos em áreas lisas como o céu. Fica melhor com três quartos da largura e da altura.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Nossa foto de teste de 1600 × 1200 pixels cabe em um JPEG de qualidade 60, que fica bom na tela. Uma foto de 12 megapixels é reduzida antes.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Nossa foto de teste de 1600 × 1200 pixels cabe em um JPEG de qualidade 80, em que quase ninguém vê diferença. Uma foto de 12 megapixels tem seis vezes mais pixels e fica com menos qualidade ou com menos pixels.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Nossa foto de teste de 1600 × 1200 pixels ocupa só metade disso em um JPEG de qualidade 90. Uma foto de 12 megapixels também cabe, com menos qualidade do que a maioria das câmeras usa.',
  'Compress images to {0}': 'Comprimir imagens para {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Deixe fotos e outras imagens com menos de {0}, várias de uma vez. Funciona com JPEG, PNG, HEIC, WebP e mais.',
  'photo under {0}': 'foto até {0}',
  'reduce image to {0}': 'reduzir imagem para {0}',
  'jpg less than {0}': 'jpg menor que {0}',
  'image size {0}': 'imagem {0}',
  'photo too big for email': 'foto muito grande para email | foto grande demais para enviar',
  'email photo': 'foto por email | mandar foto por email',
  'photo attachment': 'anexar foto | foto em anexo',
  'How good does a photo look at {0}?': 'Como fica uma foto com {0}?',
  'How close does it come to the size?': 'Quanto o resultado se aproxima do tamanho?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'A ferramenta usa a melhor qualidade que couber, sem nunca passar de {0}. Se nenhuma couber, a imagem é reduzida, e a linha dela mostra as novas dimensões.',
  'Does {0} mean {1} bytes?': '{0} são {1} bytes?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Sim. Alguns sistemas contam de 1.024 em 1.024 e permitiriam um pouco mais. Um arquivo feito aqui passa nas duas formas de contar.',
  'Passport photo, 2 × 2 inches': 'Foto de passaporte, 2 × 2 pol.',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Faça uma foto de 2 × 2 polegadas para passaporte, visto ou documento: 600 × 600 pixels, com uma moldura que mostra onde fica a cabeça.',
  '2x2 photo': 'foto 2x2 | foto 5x5',
  'us passport photo': 'foto passaporte americano | foto passaporte eua',
  '2 x 2 inch': '2 x 2 polegadas | foto 51x51',
  'us visa photo': 'foto visto americano | foto para visto eua | foto visto eua',
  'ds-160': 'ds-160 | ds160',
  'green card photo': 'foto green card',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'Os Estados Unidos pedem 2 × 2 polegadas (5 × 5 cm). O formulário de visto online exige um JPEG quadrado com 600 a 1200 pixels de lado e no máximo 240 kB.',
} satisfies TableWords<'presets/image-presets'>;
