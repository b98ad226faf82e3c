export default {
  'Instagram post, 1080 × 1350': 'Instagram-bericht, 1080 × 1350',
  'Story or Reel, 1080 × 1920': 'Story of Reel, 1080 × 1920',
  'Square, 1080 × 1080': 'Vierkant, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'YouTube-thumbnail, 1280 × 720',
} satisfies TableWords<'options/presets'>;
