export default {
  'Passport photo, 35 × 45 mm': 'Pasfoto, 35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    'Maak een foto van 35 × 45 mm voor een paspoort, visum of identiteitsbewijs, met een kader dat laat zien waar het hoofd hoort.',
  'Make passport photo': 'Pasfoto maken',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    'Het deel van elke afbeelding dat blijft, als fractie van de rechtopstaande afbeelding. Van een afbeelding zonder kader blijft het midden.',
  'How is the frame placed?': 'Hoe wordt het kader geplaatst?',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    'Op basis van het gezicht in de foto, zodat het hoofd zo hoog is als de meeste instanties vragen. Het gezicht wordt op je eigen apparaat gezocht, met een bestand van 204 kB dat je browser één keer laadt. Controleer de lijnen, en verplaats het kader of maak het groter of kleiner: het resultaat is precies wat erin staat. Wordt er geen gezicht gevonden, dan staat het kader in het midden.',
  'Why 413 × 531 pixels?': 'Waarom 413 × 531 pixels?',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    'Dat is 35 × 45 mm bij 300 punten per inch, de resolutie van fotoprinters. Een foto van 2 × 2 inch krijgt 600 × 600 pixels.',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    'De meeste Europese landen, India (voor sommige visa) en veel andere landen vragen om 35 × 45 mm, de Verenigde Staten om 2 × 2 inch. De regels voor het hoofd en de achtergrond verschillen, dus lees die van de instantie waar je de foto naartoe stuurt.',
  'What if the photo must be under a size in kB?': 'En als de foto maar een bepaald aantal kB mag zijn?',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    'Stel ‘Maximale grootte’ in, bijvoorbeeld op 240 kB: dan wordt de hoogste kwaliteit gekozen die daarin past.',
  'Does it change the background?': 'Wordt de achtergrond aangepast?',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    'Nee. Maak de foto voor een effen, lichte muur: veel instanties weigeren foto’s waarvan de achtergrond is vervangen.',
  passport: 'pasfoto',
  'passport photo': 'pasfoto 35x45 | pasfoto maken | biometrische foto',
  'resize passport photo': 'paspoortfoto | schengen visum foto',
  'id photo': 'foto voor paspoort | rijbewijs foto',
  'visa photo': 'pasfoto formaat | foto identiteitskaart',
  '35 x 45 mm': 'foto id kaart | pas foto',
  'biometric photo': 'visumfoto',
  schengen: '35 x 45 mm',
  Frames: 'Kaders',
  Size: 'Formaat',
} satisfies TableWords<'tools/passport-photo'>;
