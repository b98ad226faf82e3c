export default {
  'Every request since this page opened': 'Wszystkie zapytania od otwarcia tej strony',
  'Show the list': 'Pokaż listę',
  Address: 'Adres',
  Kind: 'Rodzaj',
  Received: 'Odebrano',
  'May have carried': 'Mogło wynieść',
} satisfies TableWords<'components/proof/RequestList.astro'>;
