export default {
  'Extract PDF pages': 'PDF 페이지 추출',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'PDF의 일부 페이지를 원하는 순서로 새 PDF에 저장합니다. 다른 페이지의 내용은 전혀 남지 않습니다.',
  extracted: '추출',
  'For example 1-3, 7, last. The new PDF has them in this order.': '예: 1-3, 7, last. 새 PDF에 이 순서로 들어갑니다.',
  'Are the other pages really gone?': '다른 페이지는 정말 없어지나요?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    '네. 새 파일에는 그 페이지에 속한 것만 들어 있습니다. 다른 페이지의 텍스트, 이미지, 주석, 양식 값, 태그, 레이어, 책갈피는 들어 있지 않습니다. 문서의 제목과 작성자는 남습니다.',
  'What is kept with a page?': '페이지와 함께 무엇이 유지되나요?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    '페이지에 있는 모든 것이 그대로 유지됩니다. 텍스트, 이미지, 글꼴, 주석, 값이 든 양식 입력란, 화면 읽기 프로그램용 태그, 레이어, 페이지 라벨, 웹 링크, 추출한 다른 페이지로 가는 링크, 그 페이지로 가는 책갈피입니다. 문서에 첨부된 파일, 아티클, XFA 양식, 디지털 서명은 제거됩니다.',
  'save pages': 'pdf 페이지 추출 | pdf 한장만 저장',
  'take pages': 'pdf 일부 추출 | pdf 부분 저장',
  'single pages': 'pdf 특정 페이지 추출 | pdf 페이지 따로 저장',
  'pull out pages': 'pdf 한 페이지만 저장 | pdf 필요한 페이지만',
  'some pages of pdf': 'pdf 일부만 저장',
  'one page of pdf': 'pdf 낱장 추출',
  'one page only': 'pdf 페이지 뽑기',
  'only some pages': 'pdf 원하는 페이지만',
} satisfies TableWords<'tools/extract-pages'>;
