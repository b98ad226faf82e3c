export default {
  'Check a receipt': 'Een bon controleren',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Op een bon staat welk bestand uit welk ander bestand is gemaakt, en hoe. Geef deze pagina de bon en het bestand: je browser voert het werk opnieuw uit en vergelijkt de resultaten byte voor byte.',
} satisfies TableWords<'pages/receipts.astro'>;
