export default {
  'Rotate and flip images': 'Bilder drehen und spiegeln',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Bilder um 90°, 180° oder einen beliebigen Winkel drehen, gerade richten und spiegeln, viele auf einmal.',
  straighten:
    'bild drehen | bild spiegeln | bild rotieren | bild umdrehen | begradigen | schiefes foto | foto falsch herum',
  deskew: 'foto drehen | foto spiegeln | um 90 grad drehen | gerade richten | horizont begradigen | spiegelverkehrt',
  'By another angle': 'Um einen anderen Winkel',
  'Clockwise; negative numbers rotate the other way.': 'Im Uhrzeigersinn; negative Zahlen drehen andersherum.',
  'Empty corners': 'Leere Ecken',
  'Crop them off': 'Abschneiden',
  'Fill with a colour': 'Mit einer Farbe füllen',
  'Corner colour': 'Farbe der Ecken',
  'JPEG photos': 'JPEG-Fotos',
  'Keep every pixel': 'Jedes Pixel behalten',
  'Keep pixels, crop edges': 'Pixel behalten, Rand schneiden',
  'Re-encode': 'Neu kodieren',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Ein JPEG wird ohne Neukodierung Block für Block gedreht. Gehen Breite oder Höhe nicht in Blöcken auf, wird die Drehung nur in der Datei vermerkt, oder am Rand fallen bis zu 15 Pixel weg.',
  'Why is my photo upright here and sideways elsewhere?':
    'Warum steht mein Foto hier aufrecht und liegt anderswo auf der Seite?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'In der Datei ist vermerkt, wie sie gedreht werden soll, und manche Programme beachten das nicht. Wähle „Keine“: Das Ergebnis ist wirklich gedreht und sieht überall gleich aus. Ein JPEG verliert dabei vielleicht bis zu 15 Pixel am Rand, wenn Breite oder Höhe nicht in Blöcken aufgehen.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Ein JPEG verliert nichts, wenn du es um rechte Winkel drehst oder spiegelst: Seine Blöcke von 8 oder 16 Pixeln tauschen die Plätze, und jedes Pixel behält seinen Wert. Gehen Breite oder Höhe nicht in Blöcken auf, wird die Drehung stattdessen nur in der Datei vermerkt, außer du wählst etwas anderes. Andere Winkel und andere verlustbehaftete Formate werden neu kodiert.',
  'How do I straighten a crooked horizon?': 'Wie richte ich einen schiefen Horizont gerade?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Wähle „Um einen anderen Winkel“ mit ein paar Grad und dann „Abschneiden“: Du bekommst das größte gerade Bild, das in das gedrehte hineinpasst.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, jedes Bild wird gedreht, mit denselben Zeiten. GIF, WebP, APNG, AVIF und JPEG XL behalten ihr Format; kann dein Browser kein animiertes AVIF schreiben, wird WebP daraus.',
} satisfies TableWords<'tools/rotate-image'>;
