export default {
  'Compress PDF': 'PDF komprimieren',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'PDF-Dateien kleiner machen, für einen Zweck oder auf eine bestimmte Größe. Text bleibt Text.',
  'downsize pdf': 'pdf verkleinern | pdf reduzieren | pdf packen',
  'email pdf': 'pdf kleiner machen | pdf für email | pdf optimieren',
  'pdf too large': 'pdf größe reduzieren | pdf zu groß für mail | pdf mb verkleinern',
  'resume too large': 'pdf zu groß | bewerbung zu groß | pdf komprimiren',
  'scan too large': 'pdf datei verkleinern | scan zu groß',
  'Screens (150 dpi)': 'Bildschirm (150 dpi)',
  'Print (220 dpi)': 'Druck (220 dpi)',
  'Smallest file (96 dpi)': 'Kleinste Datei (96 dpi)',
  'No loss of image quality': 'Ohne Verlust an Bildqualität',
  'Keep title, author and dates': 'Titel, Autor und Datum behalten',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Sonst werden sie entfernt. Für den Bildschirm werden Vorschaubilder und Bearbeitungsdaten immer entfernt.',
  'What makes the file smaller?': 'Was macht die Datei kleiner?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Bilder mit höherer Auflösung, als sie auf der Seite brauchen, werden verkleinert und als JPEG gespeichert. Alle Daten werden besser gepackt; was auf mehreren Seiten vorkommt, wird nur einmal gespeichert, und Unbenutztes fällt weg, etwa Buchstaben einer Schrift, die auf keiner Seite stehen. Ein Bild wird nur ersetzt, wenn es dadurch mindestens ein Zehntel kleiner wird.',
  'What stays as it is?': 'Was bleibt, wie es ist?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Text, Linien, Links, Formulare, Lesezeichen und Tags: Seiten werden nie zu Bildern. Schablonenmasken, Faxe und schwarz-weiße Scans (CCITT, JBIG2) behalten jedes Pixel; weiche Masken werden mit ihren Bildern verkleinert, ohne weiteren Verlust. Alte Type-1-Schriften werden zu CFF, das kleiner ist und gleich aussieht. CMYK-Bilder bleiben bei „Druck“ und „Ohne Verlust an Bildqualität“ in CMYK; für den Bildschirm werden sie in RGB umgerechnet.',
  'What if it cannot be made smaller?': 'Und wenn es nicht kleiner geht?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Dann bekommst du deine Datei unverändert zurück, und das steht beim Ergebnis. Ein Ergebnis ist nie größer als deine Datei.',
  'How does it get under a certain size?': 'Wie wird eine bestimmte Größe erreicht?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Kleine Proben einiger Bilder zeigen, wie viele Details alle behalten können. Dann wird jedes Bild kodiert, und einige noch einmal, wenn die Datei immer noch zu groß oder viel kleiner als erlaubt ist. Passt sie auch mit den wenigsten Details nicht, erfährst du, wie klein sie werden kann.',
} satisfies TableWords<'tools/compress-pdf'>;
