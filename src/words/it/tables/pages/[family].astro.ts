export default {
  'Popular sizes and formats': 'Dimensioni e formati più richiesti',
  'From one format to another': 'Da un formato all’altro',
} satisfies TableWords<'pages/[family].astro'>;
