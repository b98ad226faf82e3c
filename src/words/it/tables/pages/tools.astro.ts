export default {
  'All tools': 'Tutti gli strumenti',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'Tutti i {0} strumenti per immagini, PDF, video e audio, e che cosa Stayput non fa.',
  'On this page': 'In questa pagina',
  'Not done here': 'Che cosa non si fa qui',
} satisfies TableWords<'pages/tools.astro'>;
