export default {
  Start: 'البداية',
  End: 'النهاية',
  'Leave it empty to keep everything to the end.': 'اتركه فارغًا لإبقاء كل شيء حتى النهاية.',
} satisfies TableWords<'options/media-options'>;
