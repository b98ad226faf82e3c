export default {
  'Instagram post, 1080 × 1350': 'Instagramの投稿、1080 × 1350',
  'Story or Reel, 1080 × 1920': 'ストーリーズ・リール、1080 × 1920',
  'Square, 1080 × 1080': '正方形、1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'YouTubeのサムネイル、1280 × 720',
} satisfies TableWords<'options/presets'>;
