export default {
  'All tools': '모든 도구',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    '이미지, PDF, 동영상, 오디오 도구 {0}개 전부와, Stayput이 하지 않는 것.',
  'On this page': '이 페이지의 내용',
  'Not done here': '여기서 안 되는 것',
} satisfies TableWords<'pages/tools.astro'>;
