export default {
  'Compress images': 'Comprimir imágenes',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Reduce imágenes JPEG, PNG, WebP, AVIF, GIF y otras, muchas a la vez, sin diferencia visible o hasta un tamaño máximo.',
  minify: 'comprimir foto | squoosh | foto pesa mucho',
  'photo smaller': 'comprimir fotos | tinyjpg',
  'lower quality': 'bajar peso foto | reducir kb',
  tinypng: 'reducir peso imagen | comprimir jpg',
  'mb to kb': 'foto más pequeña | comprimir png',
  squoosh: 'bajar calidad | minificar',
  tinyjpg: 'tinypng | reducir imagen',
  'resize in kb': 'mb a kb | achicar foto',
  'No visible difference': 'Sin diferencia visible',
  'Choose the quality': 'Elegir la calidad',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Usa la mejor calidad con la que quepa. Si con la calidad no basta, también se reducen las dimensiones de la imagen.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'No. Si no se puede reducir, obtienes tu propia imagen tal como estaba codificada, sin sus metadatos, y el resultado lo indica.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP y AVIF se recodifican con la calidad más baja que no muestre diferencia visible, salvo que elijas otra cosa. PNG puede reducirse a 256 colores si se ve igual. La animación, la transparencia y el perfil de color se conservan.',
  'Which format is the smallest?': '¿Qué formato ocupa menos?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF o WebP para casi todas las fotos, PNG para algunos dibujos. Elige “El más pequeño” para probarlos todos con cada imagen: primero en borrador rápido y luego los más prometedores a fondo. Los formatos que perderían la transparencia o la animación se saltan. El resultado muestra el tamaño en cada formato.',
} satisfies TableWords<'tools/compress-image'>;
