export default {
  'Split an animation': 'Animation zerlegen',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Jedes Bild eines GIFs oder eines animierten WebP, PNG, AVIF oder JPEG XL als eigenes Bild speichern.',
  'gif frames': 'gif zerlegen | gif aufteilen',
  'extract frames from gif': 'gif bilder extrahieren | gif entpacken',
  'gif to images': 'einzelbilder aus gif | frames extrahieren',
  'gif to frames': 'gif frames | animation zerlegen',
  'split gif': 'gif in bilder | gif to frames',
  'unpack gif': 'gif in einzelbilder | bilder aus gif speichern',
  'Write frames like 1-3, 5, last.': 'Gib Bilder an wie 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.':
    'Zum Beispiel „1-10, 20, last“ („last“ ist das letzte Bild). Leer lassen für alle.',
  'Are the frames complete?': 'Sind die Bilder vollständig?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Ja. Viele Dateien speichern nur, was sich von Bild zu Bild ändert. Hier ist jedes Bild vollständig, mit Transparenz, wenn das Format sie unterstützt.',
  'Can I put them back together?': 'Kann ich sie wieder zusammensetzen?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Ja, mit „Animation erstellen“: Damit fügst du Bilder in beliebiger Reihenfolge und mit eigenen Zeiten zusammen.',
} satisfies TableWords<'tools/animation-to-images'>;
