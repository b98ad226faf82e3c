export default {
  Way: '方法',
  Verdict: '判定',
  'The browser’s own words': 'ブラウザのメッセージ',
  Attempt: '試み',
  'Try: {0}': '試す：{0}',
  Try: '試す',
} satisfies TableWords<'components/proof/WayTable.astro'>;
