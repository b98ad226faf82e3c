export default {
  'Nothing here': 'Hier is niets',
  'There is no page at this address.': 'Op dit adres staat geen pagina.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'Op dit adres staat geen pagina. Misschien is die verhuisd, of zit er een tikfout in het adres.',
  'Find a tool': 'Een tool zoeken',
  'Where to go from here': 'Zo kun je verder',
  '{0}: {1} tools': '{0}: {1} tools',
} satisfies TableWords<'pages/404.astro'>;
