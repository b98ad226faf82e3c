export default {
  'Edit PDF metadata': 'PDF 메타데이터 편집',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'PDF의 제목, 작성자, 주제, 키워드, 언어, 날짜를 보고 바꿉니다.',
  'Save changes': '변경 내용 저장',
  'Where is this metadata stored?': '이 메타데이터는 어디에 저장되나요?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'PDF는 메타데이터를 정보 사전과 XMP 데이터 두 곳에 저장합니다. 하나만 바꾸는 프로그램이 많아서, 뷰어에 따라 다른 값이 보일 수 있습니다. 이 도구는 두 곳에 같은 값을 씁니다.',
  'What happens to a field that I don’t change?': '바꾸지 않은 입력란은 어떻게 되나요?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    '파일마다 원래 값이 그대로 남습니다. 비운 입력란은 제거됩니다. 파일이 여러 개면 바꾼 내용이 모든 파일에 적용됩니다.',
  'Is the old metadata still in the file?': '예전 메타데이터가 파일에 남아 있나요?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '아니요. 아직 쓰이는 것만 담아 파일을 새로 쓰므로, 이전 버전은 그 메타데이터까지 사라집니다. 페이지, 링크, 양식, 책갈피, 태그는 남습니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  'What is the language for?': '언어는 어디에 쓰이나요?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    '화면 읽기 프로그램이 텍스트를 제대로 발음하는 데 필요합니다. ko, en, pt-BR처럼 코드로 입력하세요. “파일 이름 대신 제목 표시”와 함께 접근성 검사에서 가장 먼저 확인하는 항목입니다.',
  'pdf properties': 'pdf 속성 | pdf 정보 수정 | pdf 날짜 변경',
  'pdf title': 'pdf 제목 변경 | pdf 문서 속성 | pdf 탭 제목',
  author: 'pdf 작성자 변경 | pdf 키워드 | pdf 제목 바꾸기',
  keywords: 'pdf 메타데이터 수정 | pdf 만든이 | pdf 속성 변경',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
