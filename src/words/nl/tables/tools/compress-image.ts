export default {
  'Compress images': 'Afbeeldingen comprimeren',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Maak JPEG, PNG, WebP, AVIF, GIF en andere afbeeldingen kleiner, meerdere tegelijk, zonder zichtbaar verschil of tot een maximale grootte.',
  'No visible difference': 'Geen zichtbaar verschil',
  'Choose the quality': 'Zelf de kwaliteit kiezen',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Gebruikt de hoogste kwaliteit die past. Is dat niet genoeg, dan wordt de afbeelding ook verkleind.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'Nee. Kan het niet kleiner, dan krijg je je eigen afbeelding terug zoals die was gecodeerd, zonder metadata, en dat staat dan bij het resultaat.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP en AVIF worden opnieuw gecodeerd met de laagste kwaliteit waarbij je geen verschil ziet, tenzij je anders kiest. Bij PNG kan het aantal kleuren worden teruggebracht tot 256, als het er hetzelfde uitziet. Animatie, transparantie en kleurprofiel blijven behouden.',
  'Which format is the smallest?': 'Welk formaat is het kleinst?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF of WebP voor de meeste foto’s, PNG voor sommige tekeningen. Kies ‘Kleinste’ om ze voor elke afbeelding allemaal te proberen: eerst een snelle proef, daarna de kansrijkste volledig. Formaten waarbij transparantie of animatie verloren zou gaan, worden overgeslagen. Bij het resultaat staat de grootte in elk formaat.',
  minify: 'foto verkleinen | jpg verkleinen | afbeelding comprimeren',
  'photo smaller': 'foto kleiner maken | jpg comprimeren | foto verkleinen in kb',
  'lower quality': 'foto comprimeren | png comprimeren | fotos verkleinen',
  tinypng: 'afbeelding verkleinen | foto te groot',
  'mb to kb': 'afbeelding kleiner maken | plaatje kleiner maken',
  squoosh: "foto's verkleinen | squoosh",
  tinyjpg: 'tinypng | tinyjpg',
  'resize in kb': 'mb naar kb | kwaliteit verlagen',
} satisfies TableWords<'tools/compress-image'>;
