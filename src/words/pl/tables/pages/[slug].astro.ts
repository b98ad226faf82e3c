export default {
  'A current browser with JavaScript': 'Aktualna przeglądarka z JavaScriptem',
} satisfies TableWords<'pages/[slug].astro'>;
