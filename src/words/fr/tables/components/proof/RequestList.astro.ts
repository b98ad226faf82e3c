export default {
  'Every request since this page opened': 'Toutes les requêtes depuis l’ouverture de cette page',
  'Show the list': 'Afficher la liste',
  Address: 'Adresse',
  Kind: 'Type',
  Received: 'Reçu',
  'May have carried': 'A pu emporter',
} satisfies TableWords<'components/proof/RequestList.astro'>;
