export default {
  'Crop images': 'Afbeeldingen bijsnijden',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Snijd afbeeldingen bij tot een kader dat je tekent, of tot een vorm als 1:1 of 16:9, meerdere tegelijk.',
  'Crop to': 'Bijsnijden tot',
  'A box I draw': 'Een kader dat ik teken',
  'A fixed shape': 'Een vaste vorm',
  'The most interesting part': 'Het interessantste deel',
  'The centre': 'Het midden',
  'The top or left': 'De boven- of linkerkant',
  'The bottom or right': 'De onder- of rechterkant',
  'Crop JPEG without re-encoding': 'JPEG bijsnijden zonder hercoderen',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Snijdt op de randen van JPEG-blokken, dus er kunnen tot 15 pixels extra blijven staan.',
  'Can I use one box for images of different sizes?':
    'Kan ik één kader gebruiken voor afbeeldingen met verschillende afmetingen?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Ja, als deel van de breedte en hoogte: met een kader over de linkerhelft blijft van elke afbeelding de linkerhelft over. Een kader met een vaste vorm, zoals 1:1, houdt die vorm op alle afbeeldingen. Kies pixels als alle afbeeldingen even groot zijn, of als overal dezelfde rand eraf moet. Met de pijlen zie je het kader op elke afbeelding.',
  'How does it find the most interesting part?': 'Hoe wordt het interessantste deel gevonden?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Er wordt gezocht naar huidtinten, sterke kleuren en randen, en daar komt de vorm omheen. Dat gebeurt op je apparaat, en gezichten worden niet herkend.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, elk beeld wordt op dezelfde plek bijgesneden, met dezelfde timing. GIF, WebP, APNG, AVIF en JPEG XL behouden hun bestandsformaat; kan je browser geen geanimeerde AVIF maken, dan wordt het WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Een JPEG wordt opnieuw gecodeerd met de kwaliteit die je kiest, tenzij je hem bijsnijdt zonder hercoderen: dan wordt gesneden op de randen van zijn blokken van 8 of 16 pixels, en is wat overblijft bit voor bit gelijk aan je bestand. Het interessantste deel kan alleen worden gevonden door te decoderen, en dan wordt er opnieuw gecodeerd.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Ja. De miniatuur die camera’s in een foto bewaren, toont de foto zoals die vóór het bijsnijden was, dus die wordt ook verwijderd.',
  square: 'foto bijsnijden | randen wegknippen | croppen',
  frame: 'afbeelding bijsnijden | foto uitsnijden | afbeelding uitsnijden',
  'trim edges': 'uitsnede maken | plaatje bijsnijden | kader',
  'crop photo': 'vierkant maken | rand afsnijden | foto knippen',
  'instagram square': 'foto vierkant | instagram vierkant | fotos bijsnijden',
} satisfies TableWords<'tools/crop-image'>;
