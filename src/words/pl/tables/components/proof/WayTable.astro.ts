export default {
  Way: 'Sposób',
  Verdict: 'Werdykt',
  'The browser’s own words': 'Własne słowa przeglądarki',
  Attempt: 'Próba',
  'Try: {0}': 'Spróbuj: {0}',
  Try: 'Spróbuj',
} satisfies TableWords<'components/proof/WayTable.astro'>;
