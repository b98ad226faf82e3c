export default {
  'Image to data URL': 'Afbeelding naar data-URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Maak van een afbeelding een data-URL (Base64) om in HTML of CSS te plakken, en kijk hoe lang die is.',
  'Create data URL': 'Data-URL maken',
  Output: 'Uitvoer',
  'Data URL only': 'Alleen data-URL',
  'HTML image': 'HTML-afbeelding',
  'CSS background': 'CSS-achtergrond',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Grotere afbeeldingen worden verkleind. Laat leeg om de afmetingen te behouden.',
  'When is a data URL a good idea?': 'Wanneer is een data-URL een goed idee?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Bij kleine afbeeldingen tot een paar kilobyte, want dat scheelt een verzoek. De tekst is een derde langer dan het bestand en wordt opnieuw geladen met elke pagina waar die in staat, dus grotere afbeeldingen kun je beter als los bestand houden.',
  'Is my image changed?': 'Wordt mijn afbeelding veranderd?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'Niet als je formaat en breedte niet wijzigt: de tekst bevat de afbeelding byte voor byte, zonder metadata zoals de locatie, en bij het resultaat staat wat er is verwijderd. Formaten die webpagina’s niet kunnen tonen, zoals HEIC, worden JPEG of PNG.',
  base64: 'base64 | afbeelding in css | png naar base64',
  'data uri': 'afbeelding naar base64 | inline afbeelding | jpg naar base64',
  'inline image': 'data uri | foto naar base64 | base64 afbeelding',
  'encode image': 'data url | afbeelding coderen',
  'embed image in css': 'base64 encoder | afbeelding in html zetten',
} satisfies TableWords<'tools/image-to-data-url'>;
