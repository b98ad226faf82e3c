export default {
  'Instagram post, 1080 × 1350': 'Post do Instagram, 1080 × 1350',
  'Story or Reel, 1080 × 1920': 'Story ou Reel, 1080 × 1920',
  'Square, 1080 × 1080': 'Quadrado, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'Miniatura do YouTube, 1280 × 720',
} satisfies TableWords<'options/presets'>;
