export default {
  'Instagram post, 1080 × 1350': 'Publication Instagram, 1080 × 1350',
  'Story or Reel, 1080 × 1920': 'Story ou Reel, 1080 × 1920',
  'Square, 1080 × 1080': 'Carré, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'Miniature YouTube, 1280 × 720',
} satisfies TableWords<'options/presets'>;
