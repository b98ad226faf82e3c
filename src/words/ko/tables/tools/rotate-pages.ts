export default {
  'Rotate PDF pages': 'PDF 페이지 회전',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'PDF의 모든 페이지나 일부 페이지를 회전하고, 나머지는 그대로 둡니다.',
  '90° to the right': '오른쪽으로 90°',
  '90° to the left': '왼쪽으로 90°',
  'Upside down': '거꾸로',
  'For example 1-3, 7, last; or odd, even, all.': '예: 1-3, 7, last 또는 odd(홀수), even(짝수), all(전체).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    '아니요. 페이지마다 어떻게 회전했는지를 저장하고, 내용은 그대로 복사합니다.',
  'Can I rotate each page differently?': '페이지마다 다르게 회전할 수 있나요?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    '네, “PDF 페이지 정리”를 쓰세요. 모든 페이지를 보면서 하나씩 회전할 수 있습니다.',
  'rotate pdf': 'pdf 회전 | pdf 90도 회전 | pdf 가로로 | pdf 한 페이지만 회전',
  'flip pdf': 'pdf 돌리기 | pdf 방향 바꾸기 | pdf 세로로 | pdf 회전 저장',
  'landscape to portrait pdf': 'pdf 페이지 회전 | pdf 가로 세로 변환 | pdf 뒤집힘 | pdf 거꾸로',
} satisfies TableWords<'tools/rotate-pages'>;
