export default {
  Way: 'Caminho',
  Verdict: 'Veredito',
  'The browser’s own words': 'A mensagem exata do navegador',
  Attempt: 'Tentativa',
  'Try: {0}': 'Tentar: {0}',
  Try: 'Tentar',
} satisfies TableWords<'components/proof/WayTable.astro'>;
