export default {
  'Popular sizes and formats': 'Tamaños y formatos populares',
  'From one format to another': 'De un formato a otro',
} satisfies TableWords<'pages/[family].astro'>;
