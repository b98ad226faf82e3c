export default {
  'A current browser with JavaScript': 'JavaScript를 쓸 수 있는 최신 브라우저',
} satisfies TableWords<'pages/[slug].astro'>;
