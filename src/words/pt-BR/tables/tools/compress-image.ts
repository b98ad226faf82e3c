export default {
  'Compress images': 'Comprimir imagens',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Reduza imagens JPEG, PNG, WebP, AVIF, GIF e outras, várias de uma vez, sem diferença visível ou até um tamanho máximo.',
  'No visible difference': 'Sem diferença visível',
  'Choose the quality': 'Escolher a qualidade',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Usa a melhor qualidade que couber. Se só a qualidade não bastar, a imagem também é reduzida.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'Não. Se não der para diminuir, você recebe a própria imagem como estava codificada, sem os metadados, e o resultado avisa.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP e AVIF são recodificados na qualidade mais baixa que não mostra diferença visível, a não ser que você escolha outra. O PNG pode ser reduzido a 256 cores se ficar igual. Animação, transparência e perfil de cor são mantidos.',
  'Which format is the smallest?': 'Qual formato é o menor?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF ou WebP para a maioria das fotos, PNG para alguns desenhos. Escolha “O menor” para testar todos em cada imagem: primeiro em versões rápidas, depois os mais promissores por completo. Formatos que perderiam transparência ou animação são pulados. O resultado mostra o tamanho em cada formato.',
  minify: 'comprimir imagem | diminuir tamanho da foto | diminuir kb',
  'photo smaller': 'comprimir foto | reduzir foto | tinypng',
  'lower quality': 'comprimir jpg | reduzir tamanho da imagem | squoosh',
  tinypng: 'comprimir png | foto menor | tinyjpg',
  'mb to kb': 'compactar imagem | foto mais leve',
  squoosh: 'compactar foto | foto muito pesada',
  tinyjpg: 'diminuir foto | baixar qualidade',
  'resize in kb': 'diminuir imagem | mb para kb',
} satisfies TableWords<'tools/compress-image'>;
