export default {
  'Every request since this page opened': 'Todas as solicitações desde que a página foi aberta',
  'Show the list': 'Mostrar a lista',
  Address: 'Endereço',
  Kind: 'Tipo',
  Received: 'Recebido',
  'May have carried': 'Pode ter levado',
} satisfies TableWords<'components/proof/RequestList.astro'>;
