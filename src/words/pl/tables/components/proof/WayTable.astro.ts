export default {
  Way: 'Sposób',
  Verdict: 'Wynik',
  'The browser’s own words': 'Komunikat przeglądarki',
  Attempt: 'Próba',
  'Try: {0}': 'Spróbuj: {0}',
  Try: 'Spróbuj',
} satisfies TableWords<'components/proof/WayTable.astro'>;
