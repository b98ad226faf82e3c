export default {
  'Popular sizes and formats': '常用的大小和格式',
  'From one format to another': '从一种格式到另一种',
} satisfies TableWords<'pages/[family].astro'>;
