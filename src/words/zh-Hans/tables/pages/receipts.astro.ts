export default {
  'Check a receipt': '检查处理凭证',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    '处理凭证写明哪个文件变成了哪个文件，以及是怎样处理的。把凭证和文件交给这个页面：浏览器会重做一遍，逐字节比较结果。',
} satisfies TableWords<'pages/receipts.astro'>;
