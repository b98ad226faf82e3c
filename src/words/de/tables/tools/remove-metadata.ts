export default {
  'Remove metadata from photos': 'Foto-Metadaten entfernen',
  'See what a photo reveals about location, time, people and camera, and remove it. The image itself is not changed.':
    'Sieh, was ein Foto über Ort, Zeit, Personen und Kamera verrät, und entferne es. Das Bild selbst ändert sich nicht.',
  exif: 'exif entfernen | privatsphäre',
  gps: 'exif löschen | kameradaten',
  location: 'exif | wo wurde das foto gemacht',
  geotag: 'gps | wer hat das foto gemacht',
  privacy: 'gps entfernen',
  'clean photo': 'standort entfernen',
  'clean metadata': 'standort aus foto löschen',
  'camera data': 'geotag',
  'where was photo taken': 'metadaten foto löschen',
  'view exif': 'fotodaten löschen',
  'who took photo': 'foto anonym',
  'Keep date and time': 'Datum und Uhrzeit behalten',
  'Keep camera and settings': 'Kamera und Einstellungen behalten',
  'Keep author and copyright': 'Urheber und Copyright behalten',
  'Keep title and description': 'Titel und Beschreibung behalten',
  'Keep location': 'Ort behalten',
  'Everything except the image itself: EXIF, XMP and IPTC data, comments, thumbnails, edit history, content credentials, and the videos that phones add to a photo. The result lists it. Whatever you choose to keep is only kept in EXIF.':
    'Alles außer dem Bild selbst: EXIF-, XMP- und IPTC-Daten, Kommentare, Vorschaubilder, Bearbeitungsverlauf, Herkunftsnachweise (Content Credentials) und die Videos, die Handys in Fotos speichern. Beim Ergebnis ist alles aufgelistet. Was du behalten willst, bleibt nur in EXIF.',
  'Does the image get worse?': 'Wird das Bild schlechter?',
  'No. It is not re-encoded: its compressed data is copied byte for byte. The colour profile, the orientation and HDR gain maps are kept, because the image would look different without them.':
    'Nein. Es wird nicht neu kodiert: Seine komprimierten Daten werden Byte für Byte kopiert. Farbprofil, Ausrichtung und HDR-Gain-Maps bleiben, weil das Bild ohne sie anders aussähe.',
  'Is the location looked up on a map?': 'Wird der Ort auf einer Karte nachgeschlagen?',
} satisfies TableWords<'tools/remove-metadata'>;
