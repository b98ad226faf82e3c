export default {
  'All tools': '全部工具',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    '图片、PDF、视频和音频的全部 {0} 个工具，以及 Stayput 不提供的功能。',
  'On this page': '本页内容',
  'Not done here': '这里不提供的功能',
} satisfies TableWords<'pages/tools.astro'>;
