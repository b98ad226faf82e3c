export default {
  'Remove metadata from photos': 'Nettoyer les métadonnées de photos',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Voyez ce qu’une photo révèle du lieu, du moment, des personnes et de l’appareil, et supprimez ces données. L’image ne change pas.',
  exif: 'exif | métadonnées photo',
  gps: 'supprimer exif | supprimer metadonnees photo',
  location: 'gps | données appareil photo',
  geotag: 'localisation | où la photo a été prise',
  privacy: 'lieu | voir exif',
  'clean photo': 'géolocalisation photo | qui a pris la photo',
  'clean metadata': 'geotag',
  'camera data': 'enlever localisation photo',
  'where was photo taken': 'confidentialité',
  'view exif': 'vie privée',
  'who took photo': 'nettoyer photo',
  'Keep date and time': 'Garder la date et l’heure',
  'Keep camera and settings': 'Garder appareil et réglages',
  'Keep author and copyright': 'Garder auteur et copyright',
  'Keep title and description': 'Garder titre et description',
  'Keep location': 'Garder le lieu',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Tout sauf l’image elle-même : données EXIF, XMP et IPTC, commentaires, miniatures, historique des retouches, Content Credentials, et les vidéos que les téléphones ajoutent à une photo. Le résultat en donne la liste. Ce que vous choisissez de garder n’est gardé que dans l’EXIF.',
  'Does the image get worse?': 'L’image perd-elle en qualité ?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'Non. Elle n’est pas réencodée : ses données compressées sont copiées à l’octet près. Le profil de couleur, l’orientation et les cartes de gain HDR sont conservés, car l’image aurait un autre aspect sans eux.',
  'Is the location looked up on a map?': 'Le lieu est-il recherché sur une carte ?',
} satisfies TableWords<'tools/remove-metadata'>;
