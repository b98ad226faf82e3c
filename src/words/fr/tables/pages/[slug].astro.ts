export default {
  'A current browser with JavaScript': 'Un navigateur actuel avec JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
