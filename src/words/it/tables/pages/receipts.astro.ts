export default {
  'Check a receipt': 'Verifica una ricevuta',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Una ricevuta dice quale file è diventato quale, e come. Dai a questa pagina la ricevuta e il file: il tuo browser rifà il lavoro e confronta i risultati byte per byte.',
} satisfies TableWords<'pages/receipts.astro'>;
