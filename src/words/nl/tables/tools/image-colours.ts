export default {
  'Pick colours from an image': 'Kleuren uit een afbeelding kiezen',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Vind de hoofdkleuren van een afbeelding en kies de kleur van elke pixel: als hex, RGB, OKLCH, CSS, JSON of GIMP-palet.',
  'Find colours': 'Kleuren zoeken',
  'Main colours': 'Hoofdkleuren',
  'The maximum number. Colours that look alike count as one.':
    'Het maximale aantal. Kleuren die op elkaar lijken, tellen als één.',
  CSS: 'CSS',
  'GIMP palette': 'GIMP-palet',
  'How are the main colours found?': 'Hoe worden de hoofdkleuren gevonden?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Pixels die op elkaar lijken, worden gegroepeerd in een kleurruimte (Oklab) waarin de afstand klopt met wat het oog ziet. Elke kleur is het gemiddelde van een groep, en het percentage zegt hoeveel van de afbeelding de groep beslaat. Transparante pixels tellen niet mee.',
  'Are picked colours exact?': 'Zijn gekozen kleuren exact?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Ja. Je krijgt precies die pixel van je bestand op volle grootte, omgerekend naar sRGB als de afbeelding een ander kleurprofiel heeft.',
  'colour picker': 'kleur kiezen | color picker',
  palette: 'kleurenpipet | kleur van logo',
  'hex code': 'pipet | hoofdkleuren',
  eyedropper: 'kleurcode | kleurcode vinden',
  'pick colour': 'hex code | huisstijlkleuren',
  'dominant colours': 'kleurcode uit foto | welke kleur is dit',
  'colour codes': 'kleurenpalet | kleurenkiezer',
  'brand colours': 'palet maken',
  'colours from logo': 'kleur uit afbeelding',
} satisfies TableWords<'tools/image-colours'>;
