export default {
  'Pick colours from an image': 'Farben aus Bild bestimmen',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Die Hauptfarben eines Bildes finden und die Farbe jedes Pixels ablesen: als Hex, RGB, OKLCH, CSS, JSON oder GIMP-Palette.',
  'Find colours': 'Farben finden',
  'colour picker': 'farbe auslesen | palette aus bild',
  palette: 'farbcode | farbe aus bild',
  'hex code': 'hex code | hauptfarben',
  eyedropper: 'hex farbe | rgb wert',
  'pick colour': 'farbwähler | farben aus logo',
  'dominant colours': 'pipette | farbe bestimmen',
  'colour codes': 'color picker',
  'brand colours': 'colorpicker',
  'colours from logo': 'farbpalette',
  'Main colours': 'Hauptfarben',
  'The maximum number. Colours that look alike count as one.':
    'Die maximale Anzahl. Farben, die gleich aussehen, zählen als eine.',
  CSS: 'CSS',
  'GIMP palette': 'GIMP-Palette',
  'How are the main colours found?': 'Wie werden die Hauptfarben gefunden?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Pixel, die ähnlich aussehen, werden in einem Farbraum (Oklab) zusammengefasst, in dem Abstände dem entsprechen, was das Auge sieht. Jede Farbe ist der Durchschnitt ihrer Gruppe, und der Prozentwert sagt, wie viel vom Bild sie ausmacht. Transparente Pixel zählen nicht.',
  'Are picked colours exact?': 'Wie genau sind ausgewählte Farben?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Exakt: Du bekommst die Farbe genau dieses Pixels aus deiner Datei in voller Größe, in sRGB umgerechnet, falls das Bild ein anderes Farbprofil hat.',
} satisfies TableWords<'tools/image-colours'>;
