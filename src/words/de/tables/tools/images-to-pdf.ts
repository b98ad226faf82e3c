export default {
  'Images to PDF': 'Bilder in PDF umwandeln',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Fotos, Scans und Grafiken zu einem PDF zusammenfügen, in beliebiger Reihenfolge. JPEG-Bilder werden nicht neu kodiert.',
  'photos to pdf': 'fotos in pdf | papier in pdf',
  'photos in pdf': 'bilder zu pdf | a4 foto',
  'scan to pdf': 'jpg in pdf',
  'combine images into pdf': 'foto als pdf',
  'pictures into one pdf': 'bild in pdf umwandeln',
  'receipt to pdf': 'mehrere bilder in ein pdf',
  'create pdf': 'scan in pdf',
  'make pdf': 'pdf aus bildern',
  'pdf maker': 'pdf erstellen',
  'paper to pdf': 'fotos zu pdf zusammenfügen',
  'a4 photo': 'beleg in pdf',
  'multiple photos in one pdf': 'handyfoto in pdf',
  'photo of document to pdf': 'dokument fotografieren pdf',
  'Page size': 'Seitengröße',
  'Wide images get landscape pages.': 'Breite Bilder bekommen Seiten im Querformat.',
  Margin: 'Ränder',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Verlieren meine Fotos an Qualität?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'JPEG-Dateien kommen ins PDF, wie sie sind, ebenso PNG-Dateien ohne Transparenz: Nichts wird noch einmal komprimiert. Andere verlustbehaftete Formate wie HEIC und WebP werden zu JPEG in hoher Qualität, weil PDF sie nicht aufnehmen kann; alles andere wird verlustfrei gespeichert.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Jedes Pixel, aufrecht, mit Farbprofil, Transparenz, CMYK und 16 Bit Farbtiefe. Jede Seite einer TIFF-Datei wird zu einer Seite. Ort, Kamera und andere Metadaten kommen nicht ins PDF.',
  'How large are the pages?': 'Wie groß sind die Seiten?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'So groß wie das Bild in seiner gespeicherten Auflösung oder, wenn es keine hat, mit 96 Pixeln pro Zoll. Bei A4 und Letter wird das Bild so groß, wie die Ränder es zulassen.',
} satisfies TableWords<'tools/images-to-pdf'>;
