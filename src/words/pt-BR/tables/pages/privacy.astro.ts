export default {
  'What is on this device now': 'O que há neste dispositivo agora',
  'Forget everything now': 'Esquecer tudo agora',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Outra página aberta deste site está usando uma parte. Se você remover isso também, os resultados dela não poderão mais ser salvos.',
  'Remove what is in use too': 'Remover também o que está em uso',
} satisfies TableWords<'pages/privacy.astro'>;
