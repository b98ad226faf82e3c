export default {
  'All tools': 'Alle Werkzeuge',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Alle {0} Werkzeuge für Bilder, PDF, Video und Audio – und was Stayput nicht macht.',
  'On this page': 'Auf dieser Seite',
  'Not done here': 'Gibt es hier nicht',
} satisfies TableWords<'pages/tools.astro'>;
