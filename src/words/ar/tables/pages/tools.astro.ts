export default {
  'All tools': 'كل الأدوات',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    'كل أدوات الصور وPDF والفيديو والصوت وعددها {0}، وما لا يفعله Stayput.',
  'On this page': 'في هذه الصفحة',
  'Not done here': 'ما لا يتوفر هنا',
} satisfies TableWords<'pages/tools.astro'>;
