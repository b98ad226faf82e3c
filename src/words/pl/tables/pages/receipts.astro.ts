export default {
  'Check a receipt': 'Sprawdź pokwitowanie',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Z pokwitowania wynika, który plik powstał z którego i w jaki sposób. Daj tej stronie pokwitowanie i plik: przeglądarka wykona pracę jeszcze raz i porówna wyniki bajt po bajcie.',
} satisfies TableWords<'pages/receipts.astro'>;
