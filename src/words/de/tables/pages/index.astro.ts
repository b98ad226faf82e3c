export default {
  'Stayput: file tools that never take your file': 'Stayput: Dateiwerkzeuge, die deine Datei bei dir lassen',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Bilder, PDFs, Videos und Audio im Browser komprimieren, umwandeln, zusammenfügen, kürzen und ihre Größe ändern. Nichts wird hochgeladen.',
  'Your file <span>stays put.</span>': 'Deine Datei <span>bleibt hier.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Dateien komprimieren, umwandeln, kürzen und zusammenfügen, direkt hier im Browser. Nichts wird hochgeladen: Dein Browser blockiert das. <a>So geht’s</a>',
  'Free, without an account. The only limits are your device’s.':
    'Kostenlos, ohne Konto. Grenzen setzt nur dein Gerät.',
  'Photos, PDFs, video, audio, whole folders': 'Fotos, PDFs, Videos, Audio, ganze Ordner',
  'Start over': 'Neu anfangen',
  'What most people want': 'Oft gebraucht',
  'Used last': 'Zuletzt benutzt',
  'The tools need JavaScript, which is switched off in this browser.':
    'Die Werkzeuge brauchen JavaScript, und das ist in diesem Browser ausgeschaltet.',
  'Kinds of tools': 'Arten von Werkzeugen',
} satisfies TableWords<'pages/index.astro'>;
