export default {
  'Blur or black out parts of a photo': 'Foto verpixeln oder schwärzen',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Gesichter, Namen und Kennzeichen in Fotos und Screenshots schwärzen, verpixeln oder weichzeichnen.',
  Hide: 'Verbergen',
  'blur image': 'verpixeln | text verpixeln',
  'blur photo': 'foto verpixeln',
  'blur face': 'bild verpixeln',
  'blur part of image': 'gesicht verpixeln',
  'blur area': 'gesicht unkenntlich machen',
  pixelate: 'gesichter verpixeln',
  'pixelate image': 'weichzeichnen',
  'pixelate face': 'bild zensieren',
  mosaic: 'kennzeichen verpixeln',
  'censor image': 'nummernschild verpixeln',
  'censor photo': 'schwarzer balken',
  'black bar': 'blur',
  'cover face': 'bild schwärzen',
  'hide face': 'foto schwärzen',
  'find faces': 'text im screenshot schwärzen',
  'hide number plate': 'unscharf machen',
  'blur license plate': 'gesicht verdecken',
  'hide text in screenshot': 'gesichter finden',
  'blur text': 'mosaik',
  'redact screenshot': 'screenshot schwärzen',
  'Hide by': 'Verbergen durch',
  Black: 'Schwärzen',
  Pixels: 'Verpixeln',
  Blur: 'Weichzeichnen',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Bei Text ist nur Schwärzen sicher: Verpixelte oder weichgezeichnete Buchstaben und Ziffern lassen sich manchmal rekonstruieren.',
  'Can someone undo it?': 'Kann das jemand rückgängig machen?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'Was geschwärzt ist, ist weg: Die Pixel werden durch Schwarz ersetzt, und im Ergebnis ist nichts davon gespeichert. Beim Verpixeln und Weichzeichnen bleiben von jedem Bereich ein paar Durchschnittswerte, höchstens 10 × 10. Das verbirgt ein Gesicht, aber wer weiß, welche Buchstaben oder Ziffern infrage kommen, kann daraus manchmal einen Text rekonstruieren. Schwärze Namen, Zahlen und Adressen also lieber.',
  'Are small copies inside the photo removed too?': 'Werden auch kleine Kopien im Foto entfernt?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Ja. Kameras und Bildprogramme speichern Vorschaubilder in der Datei, die weiter zeigen würden, was du verbirgst. Sie werden immer entfernt, ebenso der Aufnahmeort. Sollen auch Datum und Kamera weg, stell „Metadaten“ auf „Nur das Farbprofil behalten“.',
  'Does each photo have its own areas?': 'Hat jedes Foto eigene Bereiche?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Ja. Mit den Pfeilen über dem Bild kommst du zum nächsten. Ein Foto, auf dem du nichts zeichnest, wird nicht neu kodiert, außer du wählst ein anderes Format.',
  'Does it find faces for me?': 'Werden Gesichter automatisch gefunden?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Ja. „Gesichter finden“ legt in allen hinzugefügten Bildern einen Bereich über jedes gefundene Gesicht. Das läuft auf deinem Gerät, mit einer Datei von 204 kB, die dein Browser beim ersten Mal lädt. Kleine, unscharfe, abgewandte, gekippte oder teilweise verdeckte Gesichter werden manchmal übersehen, und manchmal wird anderes für ein Gesicht gehalten. Prüfe also jedes Foto, zeichne fehlende Bereiche ein und entferne überflüssige: Was du nicht markierst, bleibt sichtbar.',
  'What happens to animations?': 'Was wird aus Animationen?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ein Bereich wird in jedem Bild an derselben Stelle verborgen. GIF, WebP, APNG, AVIF und JPEG XL behalten ihr Format; kann dein Browser kein animiertes AVIF schreiben, wird WebP daraus.',
  'Does the rest of the photo change?': 'Ändert sich der Rest des Fotos?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Ein PNG bleibt Pixel für Pixel gleich. Ein JPEG wird mit der gewählten Qualität neu kodiert und verliert dabei ein wenig.',
} satisfies TableWords<'tools/redact-image'>;
