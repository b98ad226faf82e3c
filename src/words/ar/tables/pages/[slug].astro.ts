export default {
  'A current browser with JavaScript': 'متصفح حديث مع JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
