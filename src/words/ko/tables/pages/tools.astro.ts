export default {
  'All tools': '모든 도구',
  'All {0} tools for images, PDF, video and audio, and what Stayput does not do.':
    '이미지, PDF, 동영상, 오디오 도구 {0}개 전체와 Stayput에서 할 수 없는 작업.',
  'On this page': '이 페이지의 내용',
  'Not done here': '여기서 할 수 없는 작업',
} satisfies TableWords<'pages/tools.astro'>;
