export default {
  'Try to leak a file': 'Prova a far uscire un file',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Diciamo che i tuoi file non lasciano mai il tuo dispositivo. Non fidarti della nostra parola. Dai un file a questa pagina e lascia che tenti ogni via d’uscita che i nostri test conoscono. Poi il tuo browser dice che cosa ha fatto con ciascuna.',
} satisfies TableWords<'pages/proof.astro'>;
