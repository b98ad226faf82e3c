export default {
  'Try to leak a file': 'Essayez de faire fuiter un fichier',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Nous disons que vos fichiers ne quittent jamais votre appareil. Ne nous croyez pas sur parole. Donnez un fichier à cette page, et laissez-la essayer toutes les issues que nos tests connaissent. Votre navigateur dit ensuite ce qu’il a fait de chacune.',
} satisfies TableWords<'pages/proof.astro'>;
