export default {
  'Popular sizes and formats': 'Beliebte Größen und Formate',
  'From one format to another': 'Von einem Format ins andere',
} satisfies TableWords<'pages/[family].astro'>;
