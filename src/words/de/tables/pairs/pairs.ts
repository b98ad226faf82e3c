export default {
  transparency: 'Transparenz',
  'Transparent areas become white.': 'Transparente Bereiche werden weiß.',
  'animation with its timing': 'die Animation mit ihren Zeiten',
  'Only the first frame of an animation is kept.': 'Von einer Animation bleibt nur das erste Bild.',
  'more than 8 bits per channel': 'mehr als 8 Bit pro Kanal',
  depth: 'Farbtiefe',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'Eine Farbtiefe von mehr als 8 Bit pro Kanal wird auf 8 Bit verringert.',
  'the colour profile': 'das Farbprofil',
  colours: 'Farbprofil',
  'Colours are converted to sRGB.': 'Farben werden in sRGB umgerechnet.',
  'Does the file get smaller?': 'Wird die Datei kleiner?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Unsere {0} Testfotos belegten als {2} {1} und mit den Standardeinstellungen als {4} {3}: {5}. Andere Bilder weichen davon ab; bei jedem Ergebnis steht die Größe.',
  '{0} holds at most 256 colours.': '{0} hat höchstens 256 Farben.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'In Firefox und Safari, die kein animiertes AVIF schreiben können, bleibt von einer Animation nur das erste Bild. Du erfährst das vor dem Start.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Kaum sichtbare Details – wie viele, hängt von der gewählten Qualität ab.',
  'Convert {0} to PDF': '{0} in PDF umwandeln',
  'Combine {0} files into one PDF, in any order, one image per page.':
    '{0}-Dateien zu einem PDF zusammenfügen, in beliebiger Reihenfolge, ein Bild pro Seite.',
  ' Keeps {0}.': ', samt {0}',
  'Convert {0} images to {1}, many at once.{2}': '{0} in {1} umwandeln, viele Bilder auf einmal{2}.',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Das aufrechte Bild mit gleich vielen Pixeln; {0}. Datum und Kamera bleiben erhalten, wenn du nichts anderes wählst, Ort und Namen nicht.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'Das aufrechte Bild mit gleich vielen Pixeln. Datum und Kamera bleiben erhalten, wenn du nichts anderes wählst, Ort und Namen nicht.',
  'Nothing of the image: {0} keeps every pixel.': 'Vom Bild nichts: {0} behält jedes Pixel.',
  'Convert PDF to {0}': 'PDF in {0} umwandeln',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Mach aus PDF-Seiten {0}-Bilder, in der Auflösung, die du wählst.',
} satisfies TableWords<'pairs/pairs'>;
