export default {
  'Try to leak a file': 'Een bestand naar buiten smokkelen',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Wij zeggen dat je bestanden je apparaat nooit verlaten. Je hoeft ons niet op ons woord te geloven. Geef deze pagina een bestand en laat die elke uitweg proberen die onze tests kennen. Je browser zegt daarna bij elke uitweg wat hij heeft gedaan.',
} satisfies TableWords<'pages/proof.astro'>;
