export default {
  'Every request since this page opened': 'Alle verzoeken sinds deze pagina open is',
  'Show the list': 'Lijst tonen',
  Address: 'Adres',
  Kind: 'Soort',
  Received: 'Ontvangen',
  'May have carried': 'Mogelijk meegestuurd',
} satisfies TableWords<'components/proof/RequestList.astro'>;
