export default {
  'Compress images': 'Bilder komprimieren',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'JPEG, PNG, WebP, AVIF, GIF und andere Bilder kleiner machen, viele auf einmal, ohne sichtbaren Unterschied oder auf eine bestimmte Größe.',
  minify: 'bild verkleinern | bildgröße reduzieren',
  'photo smaller': 'bilder verkleinern | mb in kb',
  'lower quality': 'foto komprimieren | foto zu groß',
  tinypng: 'foto verkleinern | tinypng',
  'mb to kb': 'bilder kleiner machen | tinyjpg',
  squoosh: 'jpg komprimieren | squoosh',
  tinyjpg: 'jpg verkleinern | auf kb verkleinern',
  'resize in kb': 'png komprimieren | qualität verringern',
  'No visible difference': 'Kein sichtbarer Unterschied',
  'Choose the quality': 'Qualität selbst wählen',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Nimmt die beste Qualität, die hineinpasst. Reicht das nicht, wird das Bild zusätzlich verkleinert.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'Nein. Geht es nicht kleiner, bekommst du dein Bild so zurück, wie es kodiert war, nur ohne seine Metadaten, und das steht dann beim Ergebnis.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP und AVIF werden mit der niedrigsten Qualität neu kodiert, bei der kein Unterschied zu sehen ist – es sei denn, du wählst etwas anderes. PNG wird auf 256 Farben verringert, wenn es damit genauso aussieht. Animation, Transparenz und Farbprofil bleiben.',
  'Which format is the smallest?': 'Welches Format ist am kleinsten?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF oder WebP für die meisten Fotos, PNG für manche Zeichnungen. Wähle „Kleinstes Format“, um für jedes Bild alle auszuprobieren: zuerst als schnellen Entwurf, dann die aussichtsreichsten in voller Qualität. Formate, bei denen Transparenz oder Animation verloren ginge, werden ausgelassen. Das Ergebnis zeigt die Größe in jedem Format.',
} satisfies TableWords<'tools/compress-image'>;
