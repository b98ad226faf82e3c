export default {
  'Instagram post, 1080 × 1350': 'Post Instagram, 1080 × 1350',
  'Story or Reel, 1080 × 1920': 'Storia o Reel, 1080 × 1920',
  'Square, 1080 × 1080': 'Quadrato, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'Miniatura YouTube, 1280 × 720',
} satisfies TableWords<'options/presets'>;
