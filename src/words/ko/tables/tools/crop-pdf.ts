export default {
  'Crop PDF': 'PDF 여백 자르기',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'PDF 페이지의 여백을 자르거나, 상자를 그려 각 페이지의 일부만 보이게 합니다.',
  'Crop by': '자르는 방법',
  'A box on the page': '페이지에 그린 상자',
  Margins: '여백',
  'For example 1-3, 7, last; or odd, even.': '예: 1-3, 7, last 또는 odd(홀수), even(짝수).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    '아니요, 숨겨질 뿐입니다. PDF 뷰어는 상자 안쪽만 보여 주고 인쇄하지만, 나머지도 파일에 남아 있어 프로그램으로 되살릴 수 있습니다. 완전히 없애려면 “PDF 검게 가리기”를 쓰세요.',
  'Which page is shown?': '어떤 페이지가 보이나요?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    '아래에 이름이 적힌 파일의 첫 페이지입니다. 각 페이지에서 같은 비율을 남기며, 원하면 같은 포인트 수로 남길 수도 있습니다. 크기가 다른 페이지에서는 남는 영역이 달라집니다.',
  'Can I crop left and right pages differently?': '왼쪽 페이지와 오른쪽 페이지를 다르게 자를 수 있나요?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    '네, 두 단계로 하면 됩니다. 먼저 “odd”(홀수 페이지)를 자르고, 그 결과를 다시 이 도구에 넣어 “even”(짝수 페이지)을 자르세요.',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '아무것도 바뀌지 않습니다. 텍스트, 링크, 양식, 책갈피, 태그는 그대로입니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  'trim margins': 'pdf 여백 자르기 | pdf 테두리 자르기 | 스캔 여백 자르기',
  'cut margins': 'pdf 여백 제거 | 흰 여백 제거 | pdf crop',
  'crop pages': 'pdf 여백 줄이기 | pdf 일부만 보이게',
  margins: 'pdf 크롭 | pdf 페이지 크기 자르기',
  'white borders': 'pdf 자르기 여백 | 여백 없애기',
} satisfies TableWords<'tools/crop-pdf'>;
