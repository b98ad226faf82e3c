export default {
  'All tools': 'Todas as ferramentas',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Todas as {0} ferramentas para imagens, PDF, vídeo e áudio, e o que o Stayput não faz.',
  'On this page': 'Nesta página',
  'Not done here': 'O que não fazemos',
} satisfies TableWords<'pages/tools.astro'>;
