export default {
  Way: 'الطريقة',
  Verdict: 'الحكم',
  'The browser’s own words': 'ما قاله المتصفح بنصه',
  Attempt: 'المحاولة',
  'Try: {0}': 'تجربة: {0}',
  Try: 'تجربة',
} satisfies TableWords<'components/proof/WayTable.astro'>;
