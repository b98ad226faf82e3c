export default {
  'Popular sizes and formats': 'よく使われるサイズと形式',
  'From one format to another': '形式から形式へ',
} satisfies TableWords<'pages/[family].astro'>;
