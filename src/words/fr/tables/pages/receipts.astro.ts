export default {
  'Check a receipt': 'Vérifier un reçu',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Un reçu indique quel fichier a donné quel résultat, et comment. Donnez à cette page le reçu et le fichier : votre navigateur refait le travail et compare les résultats octet par octet.',
} satisfies TableWords<'pages/receipts.astro'>;
