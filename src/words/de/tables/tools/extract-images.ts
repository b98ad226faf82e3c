export default {
  'Extract images from PDF': 'Bilder aus PDF extrahieren',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Die Bilder in einem PDF in Originalauflösung speichern. JPEG-Bilder werden nicht neu kodiert.',
  'get pictures out of pdf': 'bilder aus pdf | fotos aus pdf | fotos extrahieren',
  'images from pdf': 'bilder aus pdf speichern | bild aus pdf kopieren | extract images',
  'save pdf images': 'bilder extrahieren | pdf bilder herausziehen | logo aus pdf',
  'photos from pdf': 'pdf bilder extrahieren | grafiken aus pdf | bilder aus pdf rausholen',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'Nein. Ein JPEG kommt Byte für Byte so heraus, wie es in der Datei steckt, dazu sein Farbprofil, falls das PDF eines hat. Ein JPEG, das im PDF durch eine Maske oder in anderen Farben erscheint, wird wie alle anderen Bilder zu PNG: Pixel für Pixel, mit voller Farbtiefe und Transparenz. Druckfarben (CMYK) werden in sRGB umgerechnet.',
  'Which images are found?': 'Welche Bilder werden gefunden?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Alle Bilder auf den Seiten, auch die in Zeichnungen, Mustern und Kommentaren. Jedes wird einmal gespeichert, auch wenn es mehrmals vorkommt, und ganz, auch wenn die Seite nur einen Teil zeigt. Zeichnungen aus Linien und Text sind keine Bilder: Dafür gibt es „PDF in Bilder umwandeln“.',
  'How are they saved?': 'Wie werden sie gespeichert?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Als nummerierte Dateien, in der Reihenfolge der Seiten. Mehrere Bilder werden als eine ZIP-Datei oder in einem Ordner gespeichert.',
} satisfies TableWords<'tools/extract-images'>;
