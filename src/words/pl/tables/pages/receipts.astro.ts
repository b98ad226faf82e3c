export default {
  'Check a receipt': 'Sprawdź pokwitowanie',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Pokwitowanie mówi, który plik stał się którym i jak. Daj tej stronie pokwitowanie i plik: przeglądarka wykona pracę jeszcze raz i porówna wyniki bajt po bajcie.',
} satisfies TableWords<'pages/receipts.astro'>;
