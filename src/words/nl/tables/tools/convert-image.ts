export default {
  'Convert images': 'Afbeeldingen converteren',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Converteer JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL en HEIC naar andere formaten, meerdere tegelijk.',
  'Convert to': 'Converteren naar',
  'What happens to transparent areas?': 'Wat gebeurt er met transparante delen?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Die blijven behouden in elk formaat behalve JPEG, dat geen transparantie kent: daar worden ze wit, en dat staat dan bij het resultaat.',
  'What happens to animation?': 'Wat gebeurt er met animatie?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (als APNG), AVIF en JPEG XL blijven bewegen, met dezelfde timing. De andere formaten bevatten hier één stilstaand beeld. Firefox en Safari kunnen geen geanimeerde AVIF maken. Je krijgt vooraf een waarschuwing.',
  'Can it choose the format?': 'Kan de tool het formaat kiezen?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    'Met ‘Kleinste’ wordt elk bestand in elk geschikt formaat gecomprimeerd, zonder zichtbaar verschil, en krijg je het kleinste. Bij het resultaat staat de grootte in elk formaat.',
  'Do colours change?': 'Veranderen de kleuren?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'Nee. Het kleurprofiel blijft behouden als het formaat dat kent; anders worden de kleuren omgerekend naar sRGB.',
  'image converter': 'foto converteren | naar jpg | foto naar jpg',
  'photo format': 'afbeelding converteren | naar png | bestandsformaat foto wijzigen',
  'picture converter': 'foto omzetten | fotoformaat wijzigen | jpg maken',
  'export as': 'afbeelding omzetten | image converter',
  'save as jpg': 'omzetten naar jpg | plaatje omzetten',
  'jfif to jpg': 'opslaan als jpg | jfif naar jpg',
} satisfies TableWords<'tools/convert-image'>;
