export default {
  'Instagram post, 1080 × 1350': 'منشور Instagram، ⁨1080 × 1350⁩',
  'Story or Reel, 1080 × 1920': 'قصة أو Reel، ⁨1080 × 1920⁩',
  'Square, 1080 × 1080': 'مربع، ⁨1080 × 1080⁩',
  'YouTube thumbnail, 1280 × 720': 'صورة مصغّرة لـ YouTube، ⁨1280 × 720⁩',
} satisfies TableWords<'options/presets'>;
