export default {
  Way: '途径',
  Verdict: '结论',
  'The browser’s own words': '浏览器的原话',
  Attempt: '尝试',
  'Try: {0}': '尝试：{0}',
  Try: '尝试',
} satisfies TableWords<'components/proof/WayTable.astro'>;
