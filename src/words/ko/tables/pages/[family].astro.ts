export default {
  'Popular sizes and formats': '많이 찾는 크기와 형식',
  'From one format to another': '형식별 변환',
} satisfies TableWords<'pages/[family].astro'>;
