export default {
  Way: 'Manier',
  Verdict: 'Oordeel',
  'The browser’s own words': 'Wat de browser zelf zegt',
  Attempt: 'Poging',
  'Try: {0}': 'Proberen: {0}',
  Try: 'Proberen',
} satisfies TableWords<'components/proof/WayTable.astro'>;
