export default {
  'Remove metadata from photos': 'Remover metadados de fotos',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Veja o que uma foto revela sobre localização, hora, pessoas e câmera, e remova. A imagem em si não muda.',
  'Keep date and time': 'Manter data e hora',
  'Keep camera and settings': 'Manter câmera e ajustes',
  'Keep author and copyright': 'Manter autor e direitos',
  'Keep title and description': 'Manter título e descrição',
  'Keep location': 'Manter localização',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Tudo menos a imagem em si: dados EXIF, XMP e IPTC, comentários, miniaturas, histórico de edição, credenciais de conteúdo e os vídeos que os celulares juntam a uma foto. O resultado lista tudo. O que você escolher manter só é mantido no EXIF.',
  'Does the image get worse?': 'A imagem piora?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'Não. Ela não é recodificada: os dados comprimidos são copiados byte a byte. O perfil de cor, a orientação e os mapas de ganho HDR são mantidos, porque sem eles a imagem teria outra aparência.',
  'Is the location looked up on a map?': 'A localização é procurada em um mapa?',
  exif: 'exif | privacidade da foto',
  gps: 'remover exif | limpar foto',
  location: 'tirar exif | limpar metadados',
  geotag: 'limpar exif | dados da câmera',
  privacy: 'apagar exif | remover metadados da foto',
  'clean photo': 'remover localização da foto | quem tirou a foto',
  'clean metadata': 'tirar localização da foto',
  'camera data': 'apagar localização',
  'where was photo taken': 'gps',
  'view exif': 'localização',
  'who took photo': 'geotag',
} satisfies TableWords<'tools/remove-metadata'>;
