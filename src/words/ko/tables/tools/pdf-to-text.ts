export default {
  'PDF to text': 'PDF를 텍스트로',
  'Save the text of a PDF as a plain text file.': 'PDF의 텍스트를 일반 텍스트 파일로 저장합니다.',
  'Extract text': '텍스트 추출',
  'In which order is the text?': '텍스트는 어떤 순서인가요?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    '파일에 저장된 순서대로 한 줄씩이며, 페이지 사이에 빈 줄이 하나 들어갑니다. 단과 표는 보이는 것과 다르게 나올 수 있습니다. PDF에는 글자마다 어디에 있는지만 저장되고, 글이 어떻게 이어지는지는 저장되지 않기 때문입니다.',
  'Are form fields and comments included?': '양식 입력란과 주석도 들어가나요?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    '네, 페이지에 보이는 양식 값과 텍스트 상자는 들어갑니다. 메모의 팝업 창에 든 글은 들어가지 않습니다.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    '이미지이므로, 어느 페이지인지 결과에 표시됩니다. “스캔 PDF 텍스트 인식(OCR)”을 쓰면 그 글자를 읽어 저장하거나, PDF를 검색할 수 있게 만들 수 있습니다.',
  'Why are some letters wrong?': '왜 잘못된 글자가 있나요?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    '글꼴의 모양이 어떤 글자인지 적혀 있지 않은 파일이 있습니다. 그런 파일은 PDF 뷰어에서 텍스트를 복사해도 똑같이 잘못 나옵니다.',
  'copy text': 'pdf 텍스트 추출 | pdf 글자 복사 | pdf 글씨 추출',
  'get text from pdf': 'pdf 글자 추출 | pdf 텍스트 복사 | pdf 글 추출',
  'extract text': 'pdf 텍스트 변환 | pdf 내용 복사',
  txt: 'pdf txt 변환 | pdf 메모장',
  'pdf to txt': 'pdf를 txt로 | pdf를 텍스트로',
} satisfies TableWords<'tools/pdf-to-text'>;
