export default {
  'Remove metadata from photos': 'Quitar metadatos de fotos',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Descubre qué revela una foto sobre el lugar, la hora, las personas y la cámara, y quítalo. La imagen en sí no cambia.',
  exif: 'exif | quitar ubicación de foto',
  gps: 'gps | quién hizo la foto',
  location: 'ubicación | eliminar metadatos foto',
  geotag: 'geotag | quitar gps foto',
  privacy: 'privacidad',
  'clean photo': 'limpiar foto',
  'clean metadata': 'limpiar metadatos',
  'camera data': 'datos de cámara',
  'where was photo taken': 'dónde se hizo la foto',
  'view exif': 'borrar exif',
  'who took photo': 'quitar exif',
  'Keep date and time': 'Conservar fecha y hora',
  'Keep camera and settings': 'Conservar cámara y ajustes',
  'Keep author and copyright': 'Conservar autor y copyright',
  'Keep title and description': 'Conservar título y descripción',
  'Keep location': 'Conservar ubicación',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Todo menos la imagen en sí: datos EXIF, XMP e IPTC, comentarios, miniaturas, historial de edición, credenciales de contenido y los vídeos que los móviles añaden a una foto. El resultado lo enumera. Lo que elijas conservar se conserva solo en EXIF.',
  'Does the image get worse?': '¿Pierde calidad la imagen?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'No. No se recodifica: sus datos comprimidos se copian byte a byte. El perfil de color, la orientación y los mapas de ganancia HDR se conservan, porque sin ellos la imagen se vería distinta.',
  'Is the location looked up on a map?': '¿Se busca la ubicación en un mapa?',
} satisfies TableWords<'tools/remove-metadata'>;
