export default {
  'Every request since this page opened': 'Cada petición desde que se abrió esta página',
  'Show the list': 'Mostrar la lista',
  Address: 'Dirección',
  Kind: 'Tipo',
  Received: 'Recibido',
  'May have carried': 'Pudo llevar',
} satisfies TableWords<'components/proof/RequestList.astro'>;
