export default {
  'A current browser with JavaScript': 'JavaScriptが使える最新のブラウザ',
} satisfies TableWords<'pages/[slug].astro'>;
