export default {
  'Check a receipt': 'Beleg prüfen',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'Ein Beleg sagt, aus welcher Datei welche wurde und wie. Gib dieser Seite den Beleg und die Datei: Dein Browser macht die Arbeit noch einmal und vergleicht die Ergebnisse Byte für Byte.',
} satisfies TableWords<'pages/receipts.astro'>;
