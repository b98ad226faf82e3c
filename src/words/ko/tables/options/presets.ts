export default {
  'Instagram post, 1080 × 1350': 'Instagram 게시물, 1080 × 1350',
  'Story or Reel, 1080 × 1920': '스토리·릴스, 1080 × 1920',
  'Square, 1080 × 1080': '정사각형, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'YouTube 썸네일, 1280 × 720',
} satisfies TableWords<'options/presets'>;
