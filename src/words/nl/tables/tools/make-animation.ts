export default {
  'Make an animation': 'Animatie maken',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Maak van afbeeldingen een geanimeerde GIF, WebP, PNG, AVIF of JPEG XL, en kies hoe lang elk beeld te zien is.',
  'Make animation': 'Animatie maken',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF werkt overal, maar met 256 kleuren. WebP is veel kleiner.',
  'Time per image': 'Tijd per afbeelding',
  'Times of individual images': 'Tijden van losse afbeeldingen',
  'Write times like 1, 0.2, , 3.': 'Typ tijden zoals 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'In seconden, op volgorde, bijvoorbeeld ‘1, 0.2, , 3’. Afbeeldingen zonder tijd krijgen die van hierboven. Je kunt de tijden ook naast elke afbeelding typen.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Laat beide leeg voor de afmetingen van de eerste afbeelding, of een ervan om de verhouding te behouden.',
  'Images of another shape': 'Afbeeldingen met een andere vorm',
  'Border colour': 'Kleur van de rand',
  'Can I join animations?': 'Kan ik animaties samenvoegen?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Ja. Een animatie in GIF, WebP, APNG, AVIF of JPEG XL in de lijst komt met alle beelden en hun timing tussen de stilstaande beelden te staan.',
  'Which format should I choose?': 'Welk formaat moet ik kiezen?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF voor chats en oude programma’s. WebP voor het web: elke recente browser toont het, in volle kleur en veel kleiner. APNG behoudt elke pixel. AVIF is het kleinst als veel van het beeld beweegt; Chrome en Edge kunnen het maken. JPEG XL is het nieuwst, en weinig programma’s tonen het.',
  'How fast can it be?': 'Hoe snel kan een animatie zijn?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Browsers tonen elk beeld minstens 0,02 seconde; met kortere tijden gaan de meeste browsers langzamer, niet sneller.',
  'create gif': "gif maken van foto's | bewegende afbeelding maken | animatie van foto's",
  'images to gif': 'afbeeldingen naar gif | diavoorstelling | fotos naar gif',
  'gif from images': 'gif maken | stop motion | slideshow gif',
  slideshow: "foto's naar gif | plaatjes laten bewegen | foto's laten bewegen",
  'stop motion': 'gif creator | gif van plaatjes',
} satisfies TableWords<'tools/make-animation'>;
