export default {
  'Popular sizes and formats': 'Tamanhos e formatos mais pedidos',
  'From one format to another': 'De um formato para outro',
} satisfies TableWords<'pages/[family].astro'>;
