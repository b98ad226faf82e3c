export default {
  'Popular sizes and formats': 'أحجام وصيغ شائعة',
  'From one format to another': 'من صيغة إلى أخرى',
} satisfies TableWords<'pages/[family].astro'>;
