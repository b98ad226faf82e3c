export default {
  'Check a receipt': 'Comprobar un recibo',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Un recibo dice qué archivo se convirtió en cuál, y cómo. Da a esta página el recibo y el archivo: tu navegador vuelve a hacer el trabajo y compara los resultados byte a byte.',
} satisfies TableWords<'pages/receipts.astro'>;
