export default {
  'Remove metadata from photos': 'Rimuovi metadati dalle foto',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Scopri che cosa rivela una foto su posizione, ora, persone e fotocamera, e rimuovilo. L’immagine non cambia.',
  'Keep date and time': 'Mantieni data e ora',
  'Keep camera and settings': 'Mantieni fotocamera e impostazioni',
  'Keep author and copyright': 'Mantieni autore e copyright',
  'Keep title and description': 'Mantieni titolo e descrizione',
  'Keep location': 'Mantieni posizione',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Tutto tranne l’immagine: dati EXIF, XMP e IPTC, commenti, miniature, cronologia delle modifiche, Content Credentials, e i video che i telefoni aggiungono a una foto. Il risultato li elenca. Ciò che scegli di mantenere resta solo in EXIF.',
  'Does the image get worse?': 'L’immagine peggiora?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'No. Non viene ricodificata: i suoi dati compressi vengono copiati byte per byte. Il profilo colore, l’orientamento e le mappe di guadagno HDR si conservano, perché senza l’immagine apparirebbe diversa.',
  'Is the location looked up on a map?': 'La posizione viene cercata su una mappa?',
  exif: 'rimuovere metadati foto | privacy',
  gps: 'togliere metadati | pulire foto',
  location: 'cancellare metadati foto | dati della fotocamera',
  geotag: 'exif | luogo foto',
  privacy: 'rimuovere exif | chi ha scattato la foto',
  'clean photo': 'eliminare exif | foto anonima',
  'clean metadata': 'gps',
  'camera data': 'togliere posizione da foto',
  'where was photo taken': 'rimuovere posizione foto',
  'view exif': 'geotag',
  'who took photo': 'geolocalizzazione foto',
} satisfies TableWords<'tools/remove-metadata'>;
