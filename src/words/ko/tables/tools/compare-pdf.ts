export default {
  'Compare PDF': 'PDF 비교',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    '두 PDF 파일에서 달라진 점을 페이지별로 봅니다. 추가되거나 빠진 단어, 다르게 보이는 페이지를 알 수 있습니다.',
  Compare: '비교',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    '이미지로 비교하며, 어느 페이지인지 결과에 표시됩니다. 먼저 “스캔 PDF 텍스트 인식(OCR)”으로 텍스트를 넣을 수도 있지만, 잘못 읽은 단어는 바뀐 것으로 나옵니다.',
  'What do I get?': '결과로 무엇을 받나요?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    '서로 다른 페이지를 모두 담은 보고서입니다. 어떤 단어가 빠지고 추가되었는지, 페이지가 얼마나 다르게 보이는지 알려 줍니다. 다르게 보이는 페이지는 연한 색으로 보여 주고 다른 부분은 빨간색으로 표시합니다. 모두 저장할 수 있습니다.',
  'What if pages were added or removed?': '페이지가 추가되거나 빠졌으면 어떻게 되나요?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    '텍스트가 같은 페이지끼리는 자리를 옮겼어도 서로 비교하고, 나머지는 순서대로 비교합니다. 한쪽 파일에만 있는 페이지는 보고서에 나옵니다.',
  'Which file is which?': '어느 파일이 이전 버전인가요?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    '목록의 첫 번째 파일이 이전 버전, 두 번째 파일이 새 버전입니다. 서로 바꾸려면 목록에서 순서를 바꾸세요.',
  diff: 'pdf 비교 | 파일 비교 | pdf 대조 | 원본 비교',
  differences: '문서 비교 | 변경 사항 비교 | 두 pdf 비교',
  'what changed': 'pdf 차이점 | 달라진 부분 찾기 | 수정된 부분 찾기',
  'compare documents': 'pdf 차이 비교 | 계약서 비교 | pdf compare',
} satisfies TableWords<'tools/compare-pdf'>;
