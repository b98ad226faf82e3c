export default {
  'Every request since this page opened': 'Alle Anfragen, seit diese Seite offen ist',
  'Show the list': 'Liste zeigen',
  Address: 'Adresse',
  Kind: 'Art',
  Received: 'Empfangen',
  'May have carried': 'Enthielt vielleicht',
} satisfies TableWords<'components/proof/RequestList.astro'>;
