export default {
  'Merge images': 'Bilder zusammenfügen',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Bilder nebeneinander, untereinander oder als Raster zusammenfügen, mit Abständen und Hintergrund.',
  collage: 'collage | montage',
  'before and after': 'bilder zusammenfügen | raster',
  montage: 'fotos zusammenfügen | panorama',
  grid: 'zwei bilder nebeneinander | fotocollage',
  panorama: 'bilder nebeneinander | langer screenshot',
  'put photos together': 'bilder untereinander | bilder verbinden',
  'long screenshot': 'vorher nachher',
  Layout: 'Anordnung',
  'Side by side': 'Nebeneinander',
  'One below the other': 'Untereinander',
  Grid: 'Raster',
  'Pages of a TIFF': 'Als Seiten eines TIFF',
  Sizes: 'Größen',
  'Match the smallest': 'An das kleinste anpassen',
  'Match the largest': 'An das größte anpassen',
  'Keep their sizes': 'Größen beibehalten',
  'Side by side, images get the same height; one below the other, the same width.':
    'Nebeneinander werden Bilder gleich hoch, untereinander gleich breit.',
  'Align smaller images': 'Kleinere Bilder ausrichten',
  'Top or left': 'Oben oder links',
  Centre: 'Mitte',
  'Bottom or right': 'Unten oder rechts',
  'Gap between images': 'Abstand zwischen Bildern',
  'Margin around all': 'Äußerer Rand',
  Background: 'Hintergrund',
  'A colour': 'Eine Farbe',
  'Background colour': 'Hintergrundfarbe',
  'In which order are they joined?': 'In welcher Reihenfolge werden sie zusammengefügt?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'In der Reihenfolge der Liste: Zieh eine Zeile an ihrem Griff oder nutze die Pfeile. Ein Raster wird Zeile für Zeile von links gefüllt.',
  'What happens to images of different sizes?': 'Was wird aus unterschiedlich großen Bildern?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Nebeneinander werden sie gleich hoch, untereinander gleich breit, und im Raster bekommen sie gleich große Felder. Ihre Proportionen bleiben. „Größen beibehalten“ ändert keine Pixel.',
  'Can I make one file with several pages?': 'Kann ich eine Datei mit mehreren Seiten erstellen?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Ja, eine TIFF-Datei: Jedes Bild behält verlustfrei Größe, Farbtiefe und Farbprofil. Mehrere Seiten eines TIFF in der Liste bleiben einzelne Seiten. Für ein PDF nimm „Bilder in PDF umwandeln“.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'Die Metadaten aller Dateien: Datum, Kamera, Ort und Namen. In einem einzelnen Bild werden Farben in sRGB umgerechnet, damit sie zusammenpassen. Von einer Animation wird nur das erste Bild genommen.',
} satisfies TableWords<'tools/merge-images'>;
