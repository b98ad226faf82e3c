export default {
  'Check a receipt': '処理記録を確認',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    '処理記録には、どのファイルからどんな処理でどのファイルができたかが書かれています。このページに処理記録とファイルを渡すと、ブラウザが同じ処理をもう一度行い、結果を1バイトずつ比較します。',
} satisfies TableWords<'pages/receipts.astro'>;
