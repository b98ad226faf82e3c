export default {
  'Add page numbers to PDF': 'PDF에 페이지 번호 추가',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'PDF 페이지에 페이지 번호, 머리글, 바닥글을 넣습니다.',
  'Add numbers': '번호 추가',
  numbered: '번호',
  '{page} is the page number and {pages} the last page number.':
    '{page}는 페이지 번호, {pages}는 마지막 페이지 번호입니다.',
  'Bottom centre': '가운데 아래',
  'Top centre': '가운데 위',
  Size: '글자 크기',
  'First number': '시작 번호',
  'Pages to number': '번호를 매길 페이지',
  'For example 2- to skip the cover. Skipped pages still count.':
    '예를 들어 2-를 쓰면 표지를 건너뜁니다. 건너뛴 페이지도 페이지 수에는 포함됩니다.',
  'Where do the numbers go?': '번호는 어디에 들어가나요?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    '보이는 페이지의 가장자리에서 1 cm 떨어진 곳이며, 회전된 페이지에서도 똑바로 들어갑니다. 원래 내용 위에 쓰이므로 빈자리를 고르세요.',
  'Can I write “Page 3 of 12”, or a header?': '“3 / 12” 같은 표시나 머리글도 넣을 수 있나요?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    '네, “{page} / {pages}”처럼 원하는 글을 쓰세요. {0} 다른 위치에 한 줄 더 넣으려면, 결과 파일에 이 도구를 한 번 더 쓰세요.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    '아무것도 바뀌지 않습니다. 페이지, 책갈피, 링크, 양식, 태그는 그대로이고, 화면 읽기 프로그램은 번호를 건너뜁니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  paginate: '페이지 번호 | 넘버링',
  'number pages': '쪽번호 | 머리글',
  header: '쪽 번호 넣기 | 바닥글',
  footer: '페이지 번호 넣기 | 머리말 꼬리말',
  bates: 'pdf 페이지 번호 | 페이지번호 삽입',
  'page numbering': 'pdf 쪽수 넣기 | pdf 번호 매기기',
  'page x of y': '페이지 매기기',
} satisfies TableWords<'tools/add-page-numbers'>;
