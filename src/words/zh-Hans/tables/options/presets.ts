export default {
  'Instagram post, 1080 × 1350': 'Instagram 帖子，1080 × 1350',
  'Story or Reel, 1080 × 1920': '快拍或 Reels，1080 × 1920',
  'Square, 1080 × 1080': '正方形，1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'YouTube 封面，1280 × 720',
} satisfies TableWords<'options/presets'>;
