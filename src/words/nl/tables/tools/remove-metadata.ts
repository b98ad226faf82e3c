export default {
  'Remove metadata from photos': 'Metadata uit foto’s verwijderen',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Bekijk wat een foto verraadt over locatie, tijd, mensen en camera, en verwijder het. De afbeelding zelf verandert niet.',
  'Keep date and time': 'Datum en tijd behouden',
  'Keep camera and settings': 'Camera en instellingen behouden',
  'Keep author and copyright': 'Auteur en copyright behouden',
  'Keep title and description': 'Titel en beschrijving behouden',
  'Keep location': 'Locatie behouden',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Alles behalve de afbeelding zelf: EXIF-, XMP- en IPTC-gegevens, opmerkingen, miniaturen, bewerkingsgeschiedenis, content credentials, en de video’s die telefoons aan een foto toevoegen. Bij het resultaat staat wat er is gevonden. Wat je wilt behouden, blijft alleen in EXIF staan.',
  'Does the image get worse?': 'Wordt de afbeelding slechter?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'Nee. Er wordt niets opnieuw gecodeerd: de gecomprimeerde gegevens worden byte voor byte gekopieerd. Het kleurprofiel, de stand en HDR-gainmaps blijven behouden, omdat de afbeelding er zonder die anders uit zou zien.',
  'Is the location looked up on a map?': 'Wordt de locatie op een kaart opgezocht?',
  exif: 'exif verwijderen | waar is foto gemaakt',
  gps: 'metadata verwijderen foto | exif wissen',
  location: 'gps verwijderen uit foto | foto zonder locatie',
  geotag: 'locatie verwijderen foto | metadata foto wissen',
  privacy: 'exif | wie heeft foto gemaakt',
  'clean photo': 'gps',
  'clean metadata': 'geotag',
  'camera data': 'foto opschonen',
  'where was photo taken': 'locatiegegevens verwijderen',
  'view exif': 'privacy foto',
  'who took photo': 'cameragegevens verwijderen',
} satisfies TableWords<'tools/remove-metadata'>;
