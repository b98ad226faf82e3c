export default {
  'All tools': 'Alle tools',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Alle {0} tools voor afbeeldingen, PDF, video en audio, en wat Stayput niet doet.',
  'On this page': 'Op deze pagina',
  'Not done here': 'Wat hier niet kan',
} satisfies TableWords<'pages/tools.astro'>;
