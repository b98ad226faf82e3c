export default {
  'Try to leak a file': 'Intenta filtrar un archivo',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Decimos que tus archivos nunca salen de tu dispositivo. No te fíes de nuestra palabra. Da un archivo a esta página y deja que pruebe todas las salidas que conocen nuestras pruebas. Después, tu navegador dice qué hizo con cada una.',
} satisfies TableWords<'pages/proof.astro'>;
