export default {
  'Popular sizes and formats': 'Popularne rozmiary i formaty',
  'From one format to another': 'Z jednego formatu na inny',
} satisfies TableWords<'pages/[family].astro'>;
