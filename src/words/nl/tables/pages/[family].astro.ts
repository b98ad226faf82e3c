export default {
  'Popular sizes and formats': 'Veelgebruikte groottes en formaten',
  'From one format to another': 'Van het ene formaat naar het andere',
} satisfies TableWords<'pages/[family].astro'>;
