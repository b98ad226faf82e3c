export default {
  'PDF to images': 'PDF in Bilder umwandeln',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Mach aus den Seiten eines PDFs JPEG-, PNG- oder WebP-Bilder, in der Auflösung, die du wählst.',
  'pdf to jpg': 'pdf in jpg | pdf seite als bild',
  'pdf to png': 'pdf in png | pdf in foto',
  'save pdf as picture': 'pdf als bild | pdf screenshot',
  'render pdf': 'pdf in bild umwandeln | pdf to jpg',
  'pdf screenshot': 'pdf als jpg speichern | pdf in jpeg umwandeln',
  'pdf to photo': 'pdf zu jpg | pdf konvertieren jpg',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 für Bildschirme, 150 zum Lesen, 300 zum Drucken.',
  'Screen, 150 dpi': 'Bildschirm, 150 dpi',
  'Print, 300 dpi': 'Druck, 300 dpi',
  'Fine print, 600 dpi': 'Feiner Druck, 600 dpi',
  'Which resolution and format should I choose?': 'Welche Auflösung und welches Format soll ich wählen?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi sind gut zum Lesen am Bildschirm, 300 dpi zum Drucken. PNG behält die scharfen Kanten von Text und Zeichnungen; JPEG und WebP sind kleiner bei Scans und Fotos. Eine A4-Seite hat bei 150 dpi 1240 × 1754 Pixel.',
  'What do the images show?': 'Was zeigen die Bilder?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Jede Seite so, wie ein PDF-Reader sie zeigt: aufrecht, auf weißem Grund, mit Kommentaren und Formularfeldern. Gezeichnet werden sie von PDFium, das auch Chrome benutzt.',
  'How are many pages saved?': 'Wie werden viele Seiten gespeichert?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Jede Seite wird zu einer nummerierten Datei; mehrere werden als eine ZIP-Datei oder in einem Ordner gespeichert.',
  'Can I get the images in the PDF instead of its pages?': 'Kann ich statt der Seiten die Bilder im PDF speichern?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Ja, mit „Bilder aus PDF extrahieren“: Das speichert sie in Originalauflösung, JPEG-Bilder sogar ohne Neukodierung.',
} satisfies TableWords<'tools/pdf-to-images'>;
