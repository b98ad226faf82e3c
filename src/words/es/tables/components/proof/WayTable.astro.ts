export default {
  Way: 'Vía',
  Verdict: 'Veredicto',
  'The browser’s own words': 'Mensaje exacto del navegador',
  Attempt: 'Intento',
  'Try: {0}': 'Probar: {0}',
  Try: 'Probar',
} satisfies TableWords<'components/proof/WayTable.astro'>;
