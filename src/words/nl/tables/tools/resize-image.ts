export default {
  'Resize images': 'Formaat van afbeeldingen wijzigen',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Wijzig de afmetingen van afbeeldingen in pixels, meerdere tegelijk, met een scherp resultaat en juiste kleuren.',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Laat er een leeg om de verhouding te behouden, of beide voor een lange zijde van 1600 px.',
  'Enlarge smaller images': 'Kleinere afbeeldingen vergroten',
  'Keep fine highlights (slower)': 'Lichtpuntjes behouden (trager)',
  'Web page or email, 1600 px': 'Webpagina of e-mail, 1600 px',
  'Full HD screen, 1920 × 1080': 'Full HD-scherm, 1920 × 1080',
  'How are the new pixels made?': 'Hoe worden de nieuwe pixels gemaakt?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Met Lanczos-interpolatie, die randen scherp houdt; de eigen schaling van de browser is zachter. Transparante pixels hebben geen invloed op de kleuren ernaast.',
  'What does “Keep fine highlights” do?': 'Wat doet ‘Lichtpuntjes behouden’?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'De getallen in een bestand lopen niet gelijk op met het licht: halverwege zwart en wit ligt 188, niet 128. Programma’s die het gemiddelde van de getallen nemen, maken fijne heldere patronen, zoals sterren, draden of tekst op zwart, te donker. Met deze optie wordt in lineair licht geschaald, en dan blijven ze behouden. Halo’s rond randen kunnen er wel zichtbaarder door worden, dus standaard staat deze optie uit.',
  'Which way up are my photos?': 'Komen mijn foto’s rechtop te staan?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'Ja. Bewaart een foto alleen hoe hij gedraaid moet worden, dan wordt hij echt gedraaid, zodat elk programma hem op dezelfde manier toont.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, ze worden beeld voor beeld geschaald, met dezelfde timing. GIF, WebP, APNG, AVIF en JPEG XL behouden hun bestandsformaat; kan je browser geen geanimeerde AVIF maken, dan wordt het WebP.',
  width: 'foto formaat wijzigen | afbeelding schalen',
  height: 'foto groter maken | foto afmetingen aanpassen',
  'make bigger': 'afbeelding vergroten | formaat foto aanpassen',
  enlarge: 'afmetingen wijzigen | breedte en hoogte wijzigen',
  thumbnail: 'pixels wijzigen | youtube thumbnail formaat',
  'change size': 'foto vergroten | omslagfoto',
  'half size': 'resize',
  'half the size': 'thumbnail maken',
  'lower resolution photo': 'halve grootte',
  wallpaper: 'resolutie verlagen',
  'youtube thumbnail size': 'foto op maat maken',
  'cover photo': 'profielfoto formaat',
  'profile picture': 'achtergrond formaat',
} satisfies TableWords<'tools/resize-image'>;
