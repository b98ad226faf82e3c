export default {
  Way: 'Moyen',
  Verdict: 'Verdict',
  'The browser’s own words': 'Message exact du navigateur',
  Attempt: 'Tentative',
  'Try: {0}': 'Essayer : {0}',
  Try: 'Essayer',
} satisfies TableWords<'components/proof/WayTable.astro'>;
