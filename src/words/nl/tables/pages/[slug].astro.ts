export default {
  'A current browser with JavaScript': 'Een recente browser met JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
