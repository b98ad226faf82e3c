export default {
  'A current browser with JavaScript': 'Un browser aggiornato con JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
