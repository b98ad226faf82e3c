export default {
  Way: 'Via',
  Verdict: 'Esito',
  'The browser’s own words': 'Parole esatte del browser',
  Attempt: 'Tentativo',
  'Try: {0}': 'Prova: {0}',
  Try: 'Prova',
} satisfies TableWords<'components/proof/WayTable.astro'>;
