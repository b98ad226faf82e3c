export default {
  'Crop images': 'Bilder zuschneiden',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Bilder auf einen selbst gezogenen Rahmen oder ein Seitenverhältnis wie 1:1 oder 16:9 zuschneiden, viele auf einmal.',
  square: 'bild zuschneiden | ausschnitt | bild beschneiden',
  frame: 'foto zuschneiden | quadratisch | instagram quadrat',
  'trim edges': 'bild ausschneiden | quadrat | crop',
  'crop photo': 'bild schneiden | rand abschneiden | bild croppen',
  'instagram square': 'foto schneiden | ränder entfernen',
  'Crop to': 'Zuschneiden auf',
  'A box I draw': 'Eigenen Rahmen',
  'A fixed shape': 'Festes Seitenverhältnis',
  'The most interesting part': 'Den interessantesten Teil',
  'The centre': 'Die Mitte',
  'The top or left': 'Oben oder links',
  'The bottom or right': 'Unten oder rechts',
  'Crop JPEG without re-encoding': 'JPEG verlustfrei schneiden',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Schneidet an den Rändern von JPEG-Blöcken, ohne neu zu kodieren. Bis zu 15 Pixel mehr bleiben stehen.',
  'Can I use one box for images of different sizes?':
    'Kann ich denselben Rahmen für verschieden große Bilder verwenden?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Ja, als Anteil der Breite und Höhe: Ein Rahmen über der linken Hälfte behält bei jedem Bild die linke Hälfte. Ein Rahmen mit festem Seitenverhältnis wie 1:1 behält es bei allen Bildern. Wähle Pixel, wenn alle Bilder gleich groß sind oder denselben Rand verlieren sollen. Mit den Pfeilen siehst du den Rahmen auf jedem Bild.',
  'How does it find the most interesting part?': 'Wie wird der interessanteste Teil gefunden?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Gesucht wird nach Hauttönen, kräftigen Farben und Kanten, und der Ausschnitt wird darum herum gelegt. Das läuft auf deinem Gerät und erkennt keine Gesichter.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, jedes Bild wird an derselben Stelle zugeschnitten, mit denselben Zeiten. GIF, WebP, APNG, AVIF und JPEG XL behalten ihr Format; kann dein Browser kein animiertes AVIF schreiben, wird WebP daraus.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Ein JPEG wird mit der gewählten Qualität neu kodiert, außer du schneidest es verlustfrei: Dann wird an den Rändern seiner Blöcke von 8 oder 16 Pixeln geschnitten, und was bleibt, ist Bit für Bit wie in deiner Datei. Um den interessantesten Teil zu finden, muss das Bild dekodiert werden; dann wird es also auch neu kodiert.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Ja. Auch das Vorschaubild, das Kameras in Fotos speichern, wird entfernt, denn es zeigt das ganze Bild.',
} satisfies TableWords<'tools/crop-image'>;
