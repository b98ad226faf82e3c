export default {
  Way: 'Weg',
  Verdict: 'Ergebnis',
  'The browser’s own words': 'Was der Browser wörtlich sagt',
  Attempt: 'Versuch',
  'Try: {0}': 'Versuchen: {0}',
  Try: 'Versuchen',
} satisfies TableWords<'components/proof/WayTable.astro'>;
