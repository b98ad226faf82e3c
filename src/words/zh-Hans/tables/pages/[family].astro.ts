export default {
  'Popular sizes and formats': '常用的大小和格式',
  'From one format to another': '格式转换',
} satisfies TableWords<'pages/[family].astro'>;
