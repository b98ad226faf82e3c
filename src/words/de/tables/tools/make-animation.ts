export default {
  'Make an animation': 'Animation erstellen',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Mach aus Bildern ein animiertes GIF, WebP, PNG, AVIF oder JPEG XL und bestimme, wie lange jedes zu sehen ist.',
  'Make animation': 'Animation erstellen',
  'create gif': 'gif erstellen | animation erstellen | gif maker',
  'images to gif': 'gif machen | diashow | animiertes webp',
  'gif from images': 'bilder zu gif | slideshow | apng erstellen',
  slideshow: 'gif aus bildern | stop motion',
  'stop motion': 'gif aus fotos | daumenkino',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF läuft überall, hat aber nur 256 Farben. WebP ist viel kleiner.',
  'Time per image': 'Zeit pro Bild',
  'Times of individual images': 'Zeiten einzelner Bilder',
  'Write times like 1, 0.2, , 3.': 'Gib Zeiten an wie 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'In Sekunden, der Reihe nach, zum Beispiel „1, 0.2, , 3“. Bilder ohne Zeit bekommen die von oben. Du kannst die Zeiten auch neben jedem Bild eingeben.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Lass beide Felder leer für die Größe des ersten Bildes oder nur eines, um seine Proportionen zu behalten.',
  'Images of another shape': 'Bei anderem Seitenverhältnis',
  'Border colour': 'Farbe des Rands',
  'Can I join animations?': 'Kann ich Animationen verbinden?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Ja. Eine GIF-, WebP-, APNG-, AVIF- oder JPEG-XL-Animation in der Liste bringt alle ihre Bilder mit ihren Zeiten mit und steht zwischen den Standbildern.',
  'Which format should I choose?': 'Welches Format soll ich wählen?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF für Chats und alte Programme. WebP fürs Web: Jeder aktuelle Browser zeigt es, in allen Farben und mit viel kleineren Dateien. APNG behält jedes Pixel. AVIF ist am kleinsten, wenn sich viel im Bild bewegt; Chrome und Edge können es schreiben. JPEG XL ist das neueste, und erst wenige Programme zeigen es.',
  'How fast can it be?': 'Wie schnell darf die Animation sein?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Browser zeigen jedes Bild mindestens 0,02 Sekunden lang; bei kürzeren Zeiten werden die meisten Browser langsamer statt schneller.',
} satisfies TableWords<'tools/make-animation'>;
