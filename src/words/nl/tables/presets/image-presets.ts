export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'onze {0} testfoto’s zijn als PNG {1} en als JPEG {2} groot.',
  'How does a JPEG get smaller?': 'Hoe wordt een JPEG kleiner?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'De JPEG wordt opnieuw gecodeerd met mozjpeg, met de laagste kwaliteit die er in een vergelijking nog net zo uitziet als jouw foto. Een JPEG die al zo klein is, blijft bit voor bit zoals hij is.',
  'Does a JPEG get worse each time?': 'Wordt een JPEG elke keer slechter?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Ja, bij elke keer coderen wordt het beeld weer een beetje afgerond. Comprimeer dus liever het origineel dan een kopie die al is gecomprimeerd.',
  'How does a PNG get smaller?': 'Hoe wordt een PNG kleiner?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Als 256 kleuren er hetzelfde uitzien als alle kleuren, zoals bij de meeste tekeningen en schermafbeeldingen, behoudt de PNG er 256. Anders blijft elke pixel precies zoals hij is, en wordt het bestand alleen slimmer ingepakt.',
  'Why is my photo still large as a PNG?': 'Waarom is mijn foto als PNG nog steeds groot?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG bewaart elke pixel, met ruis en al. Kies JPEG als bestandsformaat, of WebP als transparantie moet blijven: {0}',
  'How does a WebP get smaller?': 'Hoe wordt een WebP kleiner?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'De WebP wordt opnieuw gecodeerd met de laagste kwaliteit die er in een vergelijking nog net zo uitziet als jouw afbeelding. Transparantie en animatie blijven.',
  'Is there anything smaller than WebP?': 'Bestaat er iets kleiners dan WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'AVIF is vaak kleiner en ziet er net zo uit. Kies ‘Kleinste’ als bestandsformaat, en elk bestand wordt in beide geprobeerd: in de rij staat hoe groot het in elk formaat wordt.',
  'How does a GIF get smaller?': 'Hoe wordt een GIF kleiner?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'De GIF wordt opnieuw ingepakt, met zo weinig kleuren als kan zonder dat je het ziet. Alle beelden en hun tijden blijven. Levert dat niets op, dan krijg je je eigen bestand terug.',
  'Why are animated GIFs so large?': 'Waarom zijn bewegende GIF’s zo groot?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF komt uit 1989 en weet niets van beweging: elk beeld wordt ingepakt als een losse tekening. Als WebP of als video is dezelfde animatie meestal veel kleiner.',
  'Compress {0}': '{0} comprimeren',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Maak {0}-bestanden kleiner zonder zichtbaar verschil, of tot een maximum aantal kB, meerdere tegelijk.',
  'shrink {0}': '{0} kleiner maken',
  'reduce {0} size': '{0} verkleinen',
  'optimise {0}': '{0} optimaliseren',
  'smaller {0}': 'kleinere {0}',
  '{0} too big': '{0} te groot',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Een foto van 1600 × 1200 pixels zou een JPEG-kwaliteit onder 30 nodig hebben, en dat zie je. Met ongeveer de halve breedte en hoogte ziet hij er beter uit.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Onze testfoto van 1600 × 1200 pixels past als JPEG met kwaliteit 30, met blokjes in egale vlakken zoals de lucht. Met driekwart van de breedte en hoogte ziet hij er beter uit.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Onze testfoto van 1600 × 1200 pixels past als JPEG met kwaliteit 60, en dat ziet er op een scherm prima uit. Een foto van 12 megapixel wordt eerst verkleind.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Onze testfoto van 1600 × 1200 pixels past als JPEG met kwaliteit 80, waarbij bijna niemand verschil ziet. Een foto van 12 megapixel heeft zes keer zoveel pixels en krijgt een lagere kwaliteit of minder pixels.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Onze testfoto van 1600 × 1200 pixels is als JPEG met kwaliteit 90 maar half zo groot. Een foto van 12 megapixel past ook, met een lagere kwaliteit dan de meeste camera’s kiezen.',
  'Compress images to {0}': 'Afbeeldingen comprimeren tot {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Maak foto’s en andere afbeeldingen kleiner dan {0}, meerdere tegelijk. Werkt met JPEG, PNG, HEIC, WebP en meer.',
  'photo under {0}': 'foto onder {0}',
  'reduce image to {0}': 'foto verkleinen naar {0}',
  'jpg less than {0}': 'jpg kleiner dan {0}',
  'image size {0}': 'afbeelding {0}',
  'photo too big for email': 'foto te groot voor e-mail | foto te groot voor mail',
  'email photo': 'foto mailen | foto per mail versturen',
  'photo attachment': 'foto als bijlage | foto bijlage',
  'How good does a photo look at {0}?': 'Hoe goed is een foto van {0}?',
  'How close does it come to the size?': 'Hoe dicht komt het bij die grootte?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'De hoogste kwaliteit die past, wordt gekozen, en het bestand wordt nooit groter dan {0}. Past geen enkele kwaliteit, dan wordt de afbeelding verkleind, en in de rij staat tot welke afmetingen.',
  'Does {0} mean {1} bytes?': 'Is {0} precies {1} bytes?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Ja. Sommige systemen tellen in stappen van 1.024 en staan iets meer toe. Een bestand dat hier is gemaakt, past bij beide manieren van tellen.',
  'Passport photo, 2 × 2 inches': 'Pasfoto, 2 × 2 inch',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Maak een foto van 2 × 2 inch voor een paspoort, visum of identiteitsbewijs: 600 × 600 pixels, met een kader dat laat zien waar het hoofd hoort.',
  '2x2 photo': '2x2 foto | foto 5x5 cm',
  'us passport photo': 'amerikaanse pasfoto',
  '2 x 2 inch': '2 x 2 inch',
  'us visa photo': 'foto visum amerika | visumfoto vs',
  'ds-160': 'ds-160',
  'green card photo': 'green card foto',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'De Verenigde Staten vragen om 2 × 2 inch. Het online visumformulier daar wil een vierkante JPEG van 600 tot 1200 pixels per zijde, van hoogstens 240 kB.',
} satisfies TableWords<'presets/image-presets'>;
