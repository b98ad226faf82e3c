export default {
  'All tools': 'ツール一覧',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    '画像、PDF、動画、音声の全{0}ツールと、Stayputではできないこと。',
  'On this page': 'このページの内容',
  'Not done here': 'ここではできないこと',
} satisfies TableWords<'pages/tools.astro'>;
