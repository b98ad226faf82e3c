export default {
  'All tools': 'Wszystkie narzędzia',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Wszystkie narzędzia ({0}) do obrazów, PDF, wideo i dźwięku oraz to, czego Stayput nie robi.',
  'On this page': 'Na tej stronie',
  'Not done here': 'Czego tu nie ma',
} satisfies TableWords<'pages/tools.astro'>;
