export default {
  'Every request since this page opened': 'Elk verzoek sinds deze pagina open is',
  'Show the list': 'Lijst tonen',
  Address: 'Adres',
  Kind: 'Soort',
  Received: 'Ontvangen',
  'May have carried': 'Kan hebben meegenomen',
} satisfies TableWords<'components/proof/RequestList.astro'>;
