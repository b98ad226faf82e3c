export default {
  'Merge images': 'Afbeeldingen samenvoegen',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    'Zet afbeeldingen naast elkaar, onder elkaar of in een raster, met tussenruimte en een achtergrond.',
  Layout: 'Indeling',
  'Side by side': 'Naast elkaar',
  'One below the other': 'Onder elkaar',
  Grid: 'Raster',
  'Pages of a TIFF': 'Pagina’s van een TIFF',
  Sizes: 'Afmetingen',
  'Match the smallest': 'Zo groot als de kleinste',
  'Match the largest': 'Zo groot als de grootste',
  'Keep their sizes': 'Afmetingen behouden',
  'Side by side, images get the same height; one below the other, the same width.':
    'Naast elkaar krijgen afbeeldingen dezelfde hoogte; onder elkaar dezelfde breedte.',
  'Align smaller images': 'Kleinere afbeeldingen uitlijnen',
  'Top or left': 'Boven of links',
  Centre: 'Midden',
  'Bottom or right': 'Onder of rechts',
  'Gap between images': 'Ruimte tussen afbeeldingen',
  'Margin around all': 'Marge rondom',
  Background: 'Achtergrond',
  'A colour': 'Een kleur',
  'Background colour': 'Achtergrondkleur',
  'In which order are they joined?': 'In welke volgorde worden ze samengevoegd?',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    'In de volgorde van de lijst: versleep een rij aan de greep, of gebruik de pijlen. Een raster wordt rij voor rij gevuld, van links af.',
  'What happens to images of different sizes?': 'Wat gebeurt er met afbeeldingen van verschillende afmetingen?',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    'Naast elkaar worden ze even hoog, onder elkaar even breed, en in een raster krijgen ze even grote vakken. Hun verhouding blijft. Met ‘Afmetingen behouden’ verandert er geen enkele pixel.',
  'Can I make one file with several pages?': 'Kan ik één bestand met meerdere pagina’s maken?',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    'Ja, een TIFF: elke afbeelding behoudt de eigen afmetingen, kleurdiepte en kleurprofiel, zonder verlies. De pagina’s van een TIFF in de lijst blijven pagina’s. Gebruik voor een PDF ‘Afbeeldingen naar PDF’.',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    'De metadata van alle bestanden: datum, camera, locatie en namen. In één afbeelding worden kleuren omgerekend naar sRGB, zodat ze bij elkaar passen. Van een animatie wordt alleen het eerste beeld gebruikt.',
  collage: "foto's samenvoegen | twee foto's samenvoegen | afbeeldingen naast elkaar zetten",
  'before and after': 'afbeeldingen samenvoegen | voor en na foto | montage',
  montage: "foto's naast elkaar | panorama",
  grid: 'collage maken | screenshots onder elkaar',
  panorama: 'collage | lange screenshot',
  'put photos together': 'fotocollage | fotos samenvoegen',
  'long screenshot': "plaatjes samenvoegen | foto's aan elkaar plakken",
} satisfies TableWords<'tools/merge-images'>;
