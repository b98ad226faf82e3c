export default {
  'Every request since this page opened': 'Ogni richiesta da quando hai aperto questa pagina',
  'Show the list': 'Mostra l’elenco',
  Address: 'Indirizzo',
  Kind: 'Tipo',
  Received: 'Ricevuto',
  'May have carried': 'Può aver portato con sé',
} satisfies TableWords<'components/proof/RequestList.astro'>;
