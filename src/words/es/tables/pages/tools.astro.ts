export default {
  'All tools': 'Todas las herramientas',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Las {0} herramientas para imágenes, PDF, vídeo y audio, y lo que Stayput no hace.',
  'On this page': 'En esta página',
  'Not done here': 'Lo que no se hace aquí',
} satisfies TableWords<'pages/tools.astro'>;
