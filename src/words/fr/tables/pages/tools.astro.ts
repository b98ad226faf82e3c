export default {
  'All tools': 'Tous les outils',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Les {0} outils pour images, PDF, vidéo et audio, et ce que Stayput ne fait pas.',
  'On this page': 'Sur cette page',
  'Not done here': 'À faire ailleurs',
} satisfies TableWords<'pages/tools.astro'>;
