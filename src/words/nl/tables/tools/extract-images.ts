export default {
  'Extract images from PDF': 'Afbeeldingen uit PDF extraheren',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Sla de afbeeldingen in een PDF op in hun oorspronkelijke resolutie. JPEG’s worden niet opnieuw gecodeerd.',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'Nee. Een JPEG komt er byte voor byte uit zoals hij in het bestand zit, plus het kleurprofiel als de PDF er een voor heeft. Een JPEG die de PDF door een masker of in andere kleuren toont, wordt PNG, net als alle andere afbeeldingen: pixel voor pixel, met volle kleurdiepte en transparantie. Drukkleuren (CMYK) worden omgerekend naar sRGB.',
  'Which images are found?': 'Welke afbeeldingen worden gevonden?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Alle afbeeldingen op de pagina’s, ook die in tekeningen, patronen en opmerkingen. Elke afbeelding wordt één keer opgeslagen, ook als ze vaker voorkomt, en helemaal, ook als de pagina maar een deel toont. Tekeningen van lijnen en tekst zijn geen afbeeldingen: gebruik daarvoor ‘PDF naar afbeeldingen’.',
  'How are they saved?': 'Hoe worden ze opgeslagen?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Als genummerde bestanden, in de volgorde van de pagina’s. Meerdere afbeeldingen worden opgeslagen als één ZIP, of in een map.',
  'get pictures out of pdf': 'afbeeldingen uit pdf halen | foto uit pdf kopiëren | pdf afbeeldingen extraheren',
  'images from pdf': "foto's uit pdf halen | pdf afbeeldingen opslaan | plaatje uit pdf",
  'save pdf images': 'plaatjes uit pdf halen | logo uit pdf halen | afbeeldingen pdf downloaden',
  'photos from pdf': 'afbeelding uit pdf opslaan | fotos uit pdf | extract images pdf',
} satisfies TableWords<'tools/extract-images'>;
