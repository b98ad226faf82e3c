export default {
  'Blur or black out parts of a photo': 'Foto deels vervagen of zwartlakken',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Maak gezichten, namen en kentekens in foto’s en schermafbeeldingen zwart, of vervaag of pixeleer ze.',
  Hide: 'Verbergen',
  'Hide by': 'Verbergen met',
  Pixels: 'Pixels',
  Blur: 'Vervaging',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Alleen zwartmaken is veilig voor tekst: gepixeleerde of vervaagde letters en cijfers zijn soms te herleiden.',
  'Can someone undo it?': 'Kan iemand dit ongedaan maken?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'Wat zwart is, is weg: de pixels zijn vervangen door zwart, en er staat niets meer van in het resultaat. Bij pixeleren en vervagen blijven per gebied een paar gemiddelden over, hoogstens 10 bij 10. Dat verbergt een gezicht, maar wie weet welke letters of cijfers er kunnen staan, kan er soms een tekst uit afleiden. Maak namen, nummers en adressen dus zwart.',
  'Are small copies inside the photo removed too?': 'Worden kleine kopieën in de foto ook verwijderd?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Ja. Camera’s en fotoprogramma’s bewaren miniaturen in het bestand, die nog zouden tonen wat je verbergt. Die worden altijd verwijderd, net als de plaats waar de foto is gemaakt. Wil je ook de datum en de camera weg, zet ‘Metadata’ dan op ‘Alleen kleurprofiel behouden’.',
  'Does each photo have its own areas?': 'Heeft elke foto zijn eigen gebieden?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Ja. Met de pijlen boven de afbeelding ga je naar de volgende. Een foto waarop je niets tekent, wordt niet opnieuw gecodeerd, tenzij je een ander bestandsformaat kiest.',
  'Does it find faces for me?': 'Worden gezichten vanzelf gevonden?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Ja. ‘Gezichten zoeken’ tekent een gebied over elk gezicht dat wordt gevonden, in alle afbeeldingen die je hebt toegevoegd. Dat gebeurt op je apparaat, met een bestand van 204 kB dat je browser laadt als je er voor het eerst op drukt. Gezichten die klein, wazig, afgewend, op hun kant of deels bedekt zijn, kunnen worden gemist, en andere dingen kunnen voor een gezicht worden aangezien. Controleer dus elke foto, teken de gebieden die ontbreken, en verwijder wat je niet nodig hebt: wat je niet aangeeft, blijft zichtbaar.',
  'What happens to animations?': 'Wat gebeurt er met animaties?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Een gebied wordt in elk beeld verborgen, op dezelfde plek. GIF, WebP, APNG, AVIF en JPEG XL behouden hun bestandsformaat; kan je browser geen geanimeerde AVIF maken, dan wordt het WebP.',
  'Does the rest of the photo change?': 'Verandert de rest van de foto?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Een PNG blijft pixel voor pixel gelijk. Een JPEG wordt opnieuw gecodeerd met de kwaliteit die je kiest, en verliest dus een beetje.',
  'blur image': 'foto blurren | kopie id bewerken',
  'blur photo': 'gezicht blurren | bsn afschermen',
  'blur face': 'gezicht vervagen',
  'blur part of image': 'foto vervagen',
  'blur area': 'deel van foto vervagen',
  pixelate: 'gezicht onherkenbaar maken',
  'pixelate image': 'gezichten pixelen',
  'pixelate face': 'foto pixelen',
  mosaic: 'pixeleren',
  'censor image': 'pixelate',
  'censor photo': 'kenteken vervagen',
  'black bar': 'nummerbord onherkenbaar maken',
  'cover face': 'tekst in screenshot verbergen',
  'hide face': 'tekst onleesbaar maken foto',
  'find faces': 'zwarte balk op foto',
  'hide number plate': 'gezicht bedekken',
  'blur license plate': 'screenshot zwartlakken',
  'hide text in screenshot': 'foto onherkenbaar maken',
  'blur text': 'mozaiek',
  'redact screenshot': 'foto censureren',
} satisfies TableWords<'tools/redact-image'>;
