export default {
  'Check a receipt': '처리 기록 확인',
  'A receipt says which file became which, and how. Give this page the receipt and the file: your browser does the work again, and compares the results byte by byte.':
    '처리 기록에는 어떤 파일이 어떻게 어떤 파일이 되었는지 적혀 있습니다. 이 페이지에 처리 기록과 파일을 주면, 브라우저가 작업을 다시 하고 결과를 바이트 단위로 비교합니다.',
} satisfies TableWords<'pages/receipts.astro'>;
