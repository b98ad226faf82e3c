export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'Unsere {0} Testfotos belegten {1} als PNG und {2} als JPEG.',
  'How does a JPEG get smaller?': 'Wie wird ein JPEG kleiner?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Es wird mit mozjpeg neu kodiert, mit der niedrigsten Qualität, die im Vergleich noch genauso aussieht wie dein Bild. Ein JPEG, das schon so klein ist, bleibt Bit für Bit, wie es ist.',
  'Does a JPEG get worse each time?': 'Wird ein JPEG jedes Mal schlechter?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Ja, jedes Kodieren rundet das Bild noch einmal. Komprimiere lieber das Original als eine Kopie, die schon komprimiert wurde.',
  'How does a PNG get smaller?': 'Wie wird ein PNG kleiner?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Wenn das Bild mit 256 Farben genauso aussieht, wie bei den meisten Zeichnungen und Screenshots, behält das PNG nur 256. Sonst bleibt jedes Pixel genau, wie es ist, und wird nur besser gepackt.',
  'Why is my photo still large as a PNG?': 'Warum ist mein Foto als PNG immer noch groß?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG behält jedes Pixel samt Rauschen. Wähle JPEG als Format, oder WebP, wenn es transparent bleiben soll: {0}',
  'How does a WebP get smaller?': 'Wie wird ein WebP kleiner?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Es wird mit der niedrigsten Qualität neu kodiert, die im Vergleich noch genauso aussieht wie dein Bild. Transparenz und Animation bleiben.',
  'Is there anything smaller than WebP?': 'Gibt es etwas Kleineres als WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'AVIF ist oft kleiner und sieht genauso aus. Wähle „Kleinstes Format“, dann wird jede Datei in beiden probiert: Die Zeile zeigt, wie groß sie jeweils wird.',
  'How does a GIF get smaller?': 'Wie wird ein GIF kleiner?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Es wird neu gepackt, mit so wenigen Farben, dass es noch gleich aussieht. Alle Bilder und ihre Zeiten bleiben. Bringt das nichts, bekommst du deine eigene Datei zurück.',
  'Why are animated GIFs so large?': 'Warum sind animierte GIFs so groß?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF ist von 1989 und weiß nichts von Bewegung: Jedes Bild wird einzeln wie eine Zeichnung gepackt. Als WebP oder Video braucht dieselbe Animation meist viel weniger Platz.',
  'Compress {0}': '{0} komprimieren',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    '{0}-Dateien kleiner machen, ohne sichtbaren Unterschied oder auf eine bestimmte Größe in kB, viele auf einmal.',
  'shrink {0}': '{0} verkleinern',
  'reduce {0} size': '{0} größe reduzieren',
  'optimise {0}': '{0} optimieren',
  'smaller {0}': '{0} kleiner machen',
  '{0} too big': '{0} zu groß',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Ein Foto mit 1600 × 1200 Pixeln bräuchte eine JPEG-Qualität unter 30, und das sieht man. Mit etwa halber Breite und Höhe sieht es besser aus.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Unser Testfoto mit 1600 × 1200 Pixeln passt als JPEG mit Qualität 30, mit Klötzchen in glatten Flächen wie dem Himmel. Mit drei Vierteln der Breite und Höhe sieht es besser aus.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Unser Testfoto mit 1600 × 1200 Pixeln passt als JPEG mit Qualität 60, was auf dem Bildschirm gut aussieht. Ein Foto mit 12 Megapixeln wird vorher verkleinert.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Unser Testfoto mit 1600 × 1200 Pixeln passt als JPEG mit Qualität 80, bei der kaum jemand einen Unterschied sieht. Ein Foto mit 12 Megapixeln hat sechsmal so viele Pixel und bekommt eine niedrigere Qualität oder weniger Pixel.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Unser Testfoto mit 1600 × 1200 Pixeln braucht als JPEG mit Qualität 90 nur die Hälfte davon. Auch ein Foto mit 12 Megapixeln passt, mit einer niedrigeren Qualität, als die meisten Kameras wählen.',
  'Compress images to {0}': 'Bilder auf {0} komprimieren',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Fotos und andere Bilder unter {0} bringen, viele auf einmal. Geht mit JPEG, PNG, HEIC, WebP und anderen.',
  'photo under {0}': 'foto unter {0}',
  'reduce image to {0}': 'bild auf {0} verkleinern',
  'jpg less than {0}': 'jpg kleiner als {0}',
  'image size {0}': 'bildgröße {0}',
  'photo too big for email': 'foto zu groß für e-mail',
  'email photo': 'foto per mail senden | foto für email verkleinern',
  'photo attachment': 'foto anhang | foto mailanhang',
  'How good does a photo look at {0}?': 'Wie gut sieht ein Foto mit {0} aus?',
  'How close does it come to the size?': 'Wie nah kommt das Ergebnis an die Größe?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'Gesucht wird die beste Qualität, mit der das Bild höchstens {0} groß wird. Passt keine Qualität, wird das Bild verkleinert, und in der Zeile steht, auf welche Maße.',
  'Does {0} mean {1} bytes?': 'Sind {0} genau {1} Byte?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Ja. Manche Systeme zählen in Schritten von 1.024 und würden etwas mehr erlauben. Eine Datei von hier passt nach beiden Zählweisen.',
  'Passport photo, 2 × 2 inches': 'Passbild, 2 × 2 Zoll',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Mach ein Foto mit 2 × 2 Zoll für Pass, Visum oder Ausweis: 600 × 600 Pixel, mit einem Rahmen, der zeigt, wohin der Kopf gehört.',
  '2x2 photo': 'passfoto usa | ds-160 foto',
  'us passport photo': 'passbild usa | green card foto',
  '2 x 2 inch': '2x2 zoll foto | greencard foto',
  'us visa photo': '2 x 2 zoll | 2x2 inch foto',
  'ds-160': '5x5 cm foto | us passport photo',
  'green card photo': 'us visum foto | visafoto usa',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'Die USA verlangen 2 × 2 Zoll. Ihr Online-Formular für Visa akzeptiert ein quadratisches JPEG mit 600 bis 1200 Pixeln pro Seite und höchstens 240 kB.',
} satisfies TableWords<'presets/image-presets'>;
