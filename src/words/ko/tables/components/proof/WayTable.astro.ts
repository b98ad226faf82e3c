export default {
  Way: '방법',
  Verdict: '판정',
  'The browser’s own words': '브라우저의 메시지',
  Attempt: '시도',
  'Try: {0}': '시도: {0}',
  Try: '시도',
} satisfies TableWords<'components/proof/WayTable.astro'>;
