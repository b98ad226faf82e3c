export default {
  'Check a receipt': 'Verificar um recibo',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Um recibo diz qual arquivo virou qual, e como. Dê a esta página o recibo e o arquivo: seu navegador refaz o trabalho e compara os resultados byte a byte.',
} satisfies TableWords<'pages/receipts.astro'>;
