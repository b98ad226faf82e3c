export default {
  Quality: 'Qualität',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Je niedriger, desto kleiner. Über 90 werden Dateien viel größer, ohne sichtbar besser auszusehen.',
  Mirror: 'Spiegelung',
  'Left to right': 'Von links nach rechts',
  'Top to bottom': 'Von oben nach unten',
  'Remove location and names': 'Ort und Namen entfernen',
  'Keep only colour profile': 'Nur das Farbprofil behalten',
  Metadata: 'Metadaten',
  'Keep everything': 'Alles behalten',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Kleine Vorschaubilder in Fotos würden weiter zeigen, was du verbirgst. Deshalb werden sie immer entfernt.',
  'Write pages like 1-3, 7, last.': 'Gib Seiten an wie 1-3, 7, last.',
  'About half the size': 'Etwa halb so groß',
  'About a quarter of the size': 'Etwa ein Viertel so groß',
  'Under 8 MB': 'Unter 8 MB',
  'Under 10 MB': 'Unter 10 MB',
  'Under 25 MB': 'Unter 25 MB',
  'Under 50 MB': 'Unter 50 MB',
  'Under 100 MB': 'Unter 100 MB',
  'Under another size': 'Andere Größe',
  '1 MB is a million bytes, as in most upload limits.': '1 MB ist eine Million Byte, wie bei den meisten Größenlimits.',
  'Area to keep': 'Bereich, der bleibt',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Ein Anteil der Breite und Höhe (0 bis 1) oder Pixel, und das Seitenverhältnis, das jedes Bild bekommen soll.',
  'Areas to hide': 'Bereiche, die verborgen werden',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Positionen sind Anteile des aufrechten Bildes, von der linken oberen Ecke aus. Ein Bereich ohne Dateinummer gilt für alle Dateien.',
  'Number of plays': 'Wiederholungen',
  '0 repeats it forever.': '0 wiederholt endlos.',
} satisfies TableWords<'options/options'>;
