export default {
  'A current browser with JavaScript': 'Ein aktueller Browser mit JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
