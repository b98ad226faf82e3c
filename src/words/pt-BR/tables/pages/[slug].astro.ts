export default {
  'A current browser with JavaScript': 'Um navegador atual com JavaScript',
} satisfies TableWords<'pages/[slug].astro'>;
