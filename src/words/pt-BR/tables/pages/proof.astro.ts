export default {
  'Try to leak a file': 'Tente vazar um arquivo',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Dizemos que seus arquivos nunca saem do seu dispositivo. Não precisa acreditar na nossa palavra. Dê um arquivo a esta página e deixe que ela tente todas as saídas que nossos testes conhecem. Depois, seu navegador diz o que fez com cada uma.',
} satisfies TableWords<'pages/proof.astro'>;
