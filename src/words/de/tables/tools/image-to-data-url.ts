export default {
  'Image to data URL': 'Bild in Data-URL umwandeln',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Mach aus einem Bild eine Data-URL (Base64) zum Einfügen in HTML oder CSS und sieh, wie lang sie ist.',
  'Create data URL': 'Data-URL erstellen',
  base64: 'base64 | inline bild | png in base64',
  'data uri': 'bild in base64 | bild kodieren | svg data url',
  'inline image': 'base64 bild | bild in css einbetten',
  'encode image': 'data uri | bild in html einbetten',
  'embed image in css': 'data url | base64 encoder',
  Output: 'Ausgabe',
  'Data URL only': 'Nur die Data-URL',
  'HTML image': 'HTML-Bild',
  'CSS background': 'CSS-Hintergrund',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Größere Bilder werden verkleinert. Leer lassen, um die Größe zu behalten.',
  'When is a data URL a good idea?': 'Wann ist eine Data-URL sinnvoll?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Bei kleinen Bildern bis zu ein paar Kilobyte, denn sie spart eine Anfrage. Der Text ist ein Drittel länger als die Datei und wird mit jeder Seite, die ihn enthält, neu geladen. Größere Bilder sind als eigene Dateien besser.',
  'Is my image changed?': 'Wird mein Bild verändert?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'Nicht, wenn du Format und Breite lässt, wie sie sind: Der Text enthält das Bild Byte für Byte, ohne Metadaten wie den Ort, und beim Ergebnis steht, was entfernt wurde. Formate, die Webseiten nicht zeigen können, etwa HEIC, werden zu JPEG oder PNG.',
} satisfies TableWords<'tools/image-to-data-url'>;
