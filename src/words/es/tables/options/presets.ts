export default {
  'Instagram post, 1080 × 1350': 'Publicación de Instagram, 1080 × 1350',
  'Story or Reel, 1080 × 1920': 'Historia o reel, 1080 × 1920',
  'Square, 1080 × 1080': 'Cuadrado, 1080 × 1080',
  'YouTube thumbnail, 1280 × 720': 'Miniatura de YouTube, 1280 × 720',
} satisfies TableWords<'options/presets'>;
