export default {
  'Split PDF': 'PDF 나누기',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'PDF 하나를 페이지 범위, 일정한 페이지 수, 책갈피, 용량을 기준으로 여러 개로 나눕니다.',
  'Split by': '나누는 기준',
  'Number of pages': '페이지 수',
  'Page ranges': '페이지 범위',
  Bookmarks: '책갈피',
  'File size': '파일 용량',
  'Pages in each file': '파일당 페이지 수',
  Ranges: '범위',
  'One file for each, for example 1-3, 4-6, 7-.': '범위마다 파일 하나씩입니다. 예: 1-3, 4-6, 7-',
  'Bookmark level': '책갈피 수준',
  '1 for the main chapters, 2 to include the level below.': '1은 가장 큰 제목만, 2는 그 아래까지.',
  'What is in each file?': '파일마다 무엇이 들어 있나요?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    '페이지와 그 페이지에 속한 모든 내용입니다. 페이지 사이의 링크, 양식 입력란, 주석, 태그, 레이어, 페이지 라벨, 그 페이지로 가는 책갈피가 들어 있습니다. 다른 페이지의 것은 전혀 없습니다. 문서에 첨부된 파일, 다른 페이지로 이어지는 아티클, 프로그램이 저장해 둔 자체 데이터, XFA 양식, 디지털 서명은 제거됩니다.',
  'How are the files named?': '파일 이름은 어떻게 되나요?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    '원본 파일 이름에 번호가 붙고, 책갈피로 나누면 책갈피 제목도 붙습니다. 파일이 여러 개면 ZIP 하나로 저장합니다.',
  'How does splitting by size work?': '용량으로 나누면 어떻게 되나요?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    '파일마다 들어갈 수 있는 만큼 페이지를 담습니다. 한 페이지만으로 한도를 넘으면 그 페이지는 따로 파일이 되며, 결과에 그렇게 표시됩니다. 맞추려고 페이지를 압축하지는 않습니다.',
  'How do I specify ranges?': '범위는 어떻게 지정하나요?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    '예: 1-3, 4-6, 7-. 범위마다 파일 하나가 됩니다. 7-는 마지막 페이지까지입니다.',
  separate: 'pdf 나누기 | pdf 낱장으로',
  divide: 'pdf 분할 | pdf 한장씩',
  'cut pdf': 'pdf 쪼개기 | pdf 한 페이지씩 저장',
  'break up': 'pdf 분리 | pdf 파일 나누기',
  'one file per page': 'pdf 페이지 나누기 | pdf 페이지 분리',
  chop: 'pdf 페이지 분할 | pdf 따로 저장',
  burst: 'pdf 자르기 | 피디에프 나누기',
} satisfies TableWords<'tools/split-pdf'>;
