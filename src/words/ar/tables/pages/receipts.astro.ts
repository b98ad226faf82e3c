export default {
  'Check a receipt': 'فحص إيصال',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    'يذكر الإيصال أي ملف نتج عن أي ملف، وكيف. أعطِ هذه الصفحة الإيصال والملف: يعيد متصفحك العمل ويقارن النتائج بايتًا ببايت.',
} satisfies TableWords<'pages/receipts.astro'>;
