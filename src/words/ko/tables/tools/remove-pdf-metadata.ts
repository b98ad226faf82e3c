export default {
  'Remove PDF metadata': 'PDF 메타데이터 제거',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'PDF를 누가, 언제, 어떤 프로그램으로 만들었는지 보고, 속에 든 사진의 정보까지 제거합니다.',
  'Keep the title': '제목 남기기',
  'PDF readers show it, and screen readers say it first.':
    'PDF 뷰어에 표시되고, 화면 읽기 프로그램이 가장 먼저 읽습니다.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    '문서와 페이지, 이미지의 정보 사전과 XMP에 있는 제목, 작성자, 주제, 키워드, 프로그램, 날짜, 페이지 축소판, 프로그램이 파일에 저장해 둔 자체 데이터, 파일과 그 사본을 구별하는 식별자, 그리고 JPEG 사진의 위치와 카메라가 든 EXIF, IPTC, 설명입니다. 무엇을 찾아 제거했는지 결과에 표시됩니다.',
  'Do the photos get worse?': '사진 화질이 떨어지나요?',
  'No. They are not re-encoded: only the metadata is removed.': '아니요. 다시 인코딩하지 않고 메타데이터만 제거합니다.',
  'Are earlier versions of the file gone?': '파일의 이전 버전도 없어지나요?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    '네. 많은 프로그램은 바뀐 내용을 덧붙이기만 해서, 예전 내용이 파일에 남아 있습니다. 새 파일에는 아직 쓰이는 것만 들어 있습니다.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    '사람이 보거나 쓰는 것은 모두 남습니다. 페이지, 작성자 이름이 든 주석, 양식 값, 링크, 책갈피, 첨부 파일, 화면 읽기 프로그램이 쓰는 언어가 유지됩니다. 글꼴에는 만든 사람의 이름이 남습니다.',
  sanitise: 'pdf 메타데이터 삭제 | pdf 만든이 삭제 | pdf 작성자 이름 지우기',
  'clean pdf': 'pdf 메타데이터 지우기 | pdf 속성 삭제 | pdf 흔적 지우기',
  'author of pdf': 'pdf 작성자 삭제 | pdf 정보 삭제 | pdf 문서 정보 제거',
  'delete author': 'pdf 작성자 지우기 | pdf 개인정보 삭제 | pdf 만든 프로그램 지우기',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
