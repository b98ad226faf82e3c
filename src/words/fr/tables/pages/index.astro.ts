export default {
  'Stayput: file tools that never take your file': 'Stayput : des outils qui ne prennent jamais vos fichiers',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Compressez, convertissez, redimensionnez, fusionnez et raccourcissez images, PDF, vidéos et sons dans votre navigateur. Rien n’est envoyé.',
  'Your file <span>stays put.</span>': 'Votre fichier <span>ne bouge pas.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Compressez, convertissez, raccourcissez et fusionnez des fichiers ici même, dans votre navigateur. Rien n’est envoyé : votre navigateur l’empêche. <a>Voyez comment</a>',
  'Free, without an account. The only limits are your device’s.':
    'Gratuit, sans compte. Les seules limites sont celles de votre appareil.',
  'Photos, PDFs, video, audio, whole folders': 'Photos, PDF, vidéos, sons, dossiers entiers',
  'Start over': 'Recommencer',
  'What most people want': 'Les plus demandés',
  'Used last': 'Derniers utilisés',
  'The tools need JavaScript, which is switched off in this browser.':
    'Les outils ont besoin de JavaScript, qui est désactivé dans ce navigateur.',
  'Kinds of tools': 'Types d’outils',
} satisfies TableWords<'pages/index.astro'>;
