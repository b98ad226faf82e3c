export default {
  transparency: 'transparantie',
  'Transparent areas become white.': 'Transparante delen worden wit.',
  'animation with its timing': 'animatie met timing',
  'Only the first frame of an animation is kept.': 'Van een animatie blijft alleen het eerste beeld over.',
  'more than 8 bits per channel': 'meer dan 8 bits per kanaal',
  depth: 'kleurdiepte',
  'Colour depth above 8 bits per channel is reduced to 8 bits.':
    'Een kleurdiepte van meer dan 8 bits per kanaal wordt teruggebracht tot 8 bits.',
  'the colour profile': 'het kleurprofiel',
  colours: 'kleuren',
  'Colours are converted to sRGB.': 'Kleuren worden omgerekend naar sRGB.',
  'Does the file get smaller?': 'Wordt het bestand kleiner?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    'Onze {0} testfoto’s kwamen met de standaardinstellingen uit op {1} als {2} en {3} als {4}: {5}. Bij andere afbeeldingen kan dat anders zijn; bij elk resultaat staat de grootte.',
  '{0} holds at most 256 colours.': '{0} heeft hoogstens 256 kleuren.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'In Firefox en Safari, die geen geanimeerde AVIF kunnen maken, blijft van een animatie alleen het eerste beeld over. Je krijgt vooraf een waarschuwing.',
  'Some detail that is hard to see, depending on the quality you choose.':
    'Details die nauwelijks te zien zijn; hoeveel, hangt af van de kwaliteit die je kiest.',
  'Convert {0} to PDF': '{0} naar PDF converteren',
  'Combine {0} files into one PDF, in any order, one image per page.':
    'Voeg {0}-bestanden samen tot één PDF, in elke gewenste volgorde, met één afbeelding per pagina.',
  ' Keeps {0}.': ' Met behoud van {0}.',
  'Convert {0} images to {1}, many at once.{2}': 'Converteer {0}-afbeeldingen naar {1}, meerdere tegelijk.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    'De afbeelding, rechtop, met evenveel pixels, en ook {0}. Datum en camera blijven behouden, tenzij je anders kiest; locatie en namen niet.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    'De afbeelding, rechtop, met evenveel pixels. Datum en camera blijven behouden, tenzij je anders kiest; locatie en namen niet.',
  'Nothing of the image: {0} keeps every pixel.': 'Niets van de afbeelding: {0} bewaart elke pixel.',
  'Convert PDF to {0}': 'PDF naar {0} converteren',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'Maak {0}-afbeeldingen van de pagina’s van een PDF, in de resolutie die je kiest.',
} satisfies TableWords<'pairs/pairs'>;
