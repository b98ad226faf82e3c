export default {
  'A current browser with JavaScript': '开启 JavaScript 的较新浏览器',
} satisfies TableWords<'pages/[slug].astro'>;
