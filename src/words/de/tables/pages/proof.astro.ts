export default {
  'Try to leak a file': 'Eine Datei hinausschmuggeln',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Wir sagen, dass deine Dateien dein Gerät nie verlassen. Glaub uns das nicht einfach. Gib dieser Seite eine Datei und lass sie jeden Weg nach draußen versuchen, den unsere Tests kennen. Zu jedem sagt dein Browser dann, was er getan hat.',
} satisfies TableWords<'pages/proof.astro'>;
