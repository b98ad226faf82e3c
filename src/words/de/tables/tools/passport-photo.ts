export default {
  Frames: 'Rahmen',
  'Passport photo, 35 × 45 mm': 'Passbild, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Mach ein Foto mit 35 × 45 mm für Pass, Visum oder Ausweis, mit einem Rahmen, der zeigt, wohin der Kopf gehört.',
  'Make passport photo': 'Passbild erstellen',
  passport: 'passbild',
  'passport photo': 'passfoto | visum foto | passbild | reisepass foto',
  'resize passport photo': 'biometrisches passbild | 35x45',
  'id photo': 'biometrisches foto | 35 x 45 mm',
  'visa photo': 'ausweisfoto | führerschein foto',
  '35 x 45 mm': 'passbild erstellen | schengen visum foto',
  'biometric photo': 'passfoto selber machen | bewerbungsfoto',
  schengen: 'personalausweis foto',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'Der Teil jedes Bildes, der bleibt, als Anteil des aufrechten Bildes. Ein Bild ohne Rahmen behält seine Mitte.',
  'How is the frame placed?': 'Wie wird der Rahmen gesetzt?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'Anhand des Gesichts, das im Foto gefunden wird, sodass der Kopf so hoch ist, wie die meisten Behörden es verlangen. Das Gesicht wird auf deinem Gerät gefunden, mit einer Datei von 204 kB, die dein Browser einmal lädt. Prüfe die Linien und verschiebe den Rahmen oder ändere seine Größe: Ins Ergebnis kommt genau das, was darin liegt. Wird kein Gesicht gefunden, sitzt der Rahmen in der Mitte.',
  'Why 413 × 531 pixels?': 'Warum 413 × 531 Pixel?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'Das sind 35 × 45 mm bei 300 Punkten pro Zoll, wie sie Fotodrucker nutzen. Ein Foto mit 2 × 2 Zoll hat 600 × 600 Pixel.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'Die meisten Länder Europas, Indien für manche Visa und viele andere verlangen 35 × 45 mm, die USA 2 × 2 Zoll. Die Regeln für Kopf und Hintergrund unterscheiden sich. Lies also die der Behörde, an die du das Foto schickst.',
  'What if the photo must be under a size in kB?':
    'Und wenn das Foto eine bestimmte Größe in kB nicht überschreiten darf?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Stell „Maximale Größe“ ein, zum Beispiel 240 kB: Dann wird die beste Qualität gesucht, die hineinpasst.',
  'Does it change the background?': 'Wird der Hintergrund verändert?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'Nein. Mach das Foto vor einer einfarbigen, hellen Wand: Viele Behörden lehnen Fotos mit ausgetauschtem Hintergrund ab.',
} satisfies TableWords<'tools/passport-photo'>;
