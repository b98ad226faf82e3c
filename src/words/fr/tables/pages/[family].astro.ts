export default {
  'Popular sizes and formats': 'Tailles et formats courants',
  'From one format to another': 'D’un format à un autre',
} satisfies TableWords<'pages/[family].astro'>;
