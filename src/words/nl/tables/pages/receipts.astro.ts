export default {
  'Check a receipt': 'Een bon controleren',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Een bon zegt welk bestand welk ander bestand werd, en hoe. Geef deze pagina de bon en het bestand: je browser doet het werk nog eens en vergelijkt de resultaten byte voor byte.',
} satisfies TableWords<'pages/receipts.astro'>;
