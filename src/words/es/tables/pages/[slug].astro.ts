export default {
  'A current browser with JavaScript': 'Un navegador actual con JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
