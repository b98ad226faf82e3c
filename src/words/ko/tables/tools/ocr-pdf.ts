export default {
  'Make a scan searchable (OCR)': '스캔 PDF 텍스트 인식(OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    '스캔한 PDF를 검색할 수 있게 만듭니다. 페이지는 똑같아 보이고, 텍스트를 찾고 복사할 수 있습니다. 한국어는 아직 읽지 못합니다.',
  'Read pages': '페이지 읽기',
  searchable: '텍스트인식',
  'Searchable PDF': '검색 가능한 PDF',
  'Also read pages that already have text': '이미 텍스트가 있는 페이지도 읽기',
  'Do the pages change?': '페이지가 바뀌나요?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    '아니요, 똑같아 보이고 페이지의 이미지도 바이트 하나 바뀌지 않습니다. 검색하고 복사할 수 있도록 보이지 않는 텍스트를 그 위에 덧씌웁니다.',
  'Which pages are read?': '어떤 페이지를 읽나요?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    '페이지 번호만 있는 스캔처럼 텍스트가 {0}자보다 적은 페이지를 읽습니다. 텍스트가 더 많은 페이지는 건너뛰고, 어느 페이지인지 결과에 표시됩니다. 그런 페이지도 읽도록 고를 수 있습니다. 옆으로 누웠거나 거꾸로 된 페이지는 똑바로 돌려서 읽습니다.',
  'How long does it take?': '얼마나 걸리나요?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    '기기의 성능, 페이지의 글자 수, 고른 언어의 수에 따라 다릅니다.',
  'Can it make mistakes?': '잘못 읽을 수도 있나요?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    '네, 특히 글자가 작거나 흐리거나 번졌을 때 그렇습니다. 중요한 이름과 숫자는 이미지와 대조해 보세요.',
  'ocr pdf': 'pdf ocr | 스캔본 텍스트 | 스캔문서 글자 인식',
  'searchable pdf': 'ocr pdf | 검색 가능한 pdf | pdf 드래그 되게',
  'read scan': '스캔 pdf 텍스트 변환 | 스캔 pdf 글자 복사 | 이미지 pdf 텍스트 변환',
  'scanned pdf to text': 'pdf 글자 인식 | pdf 텍스트 인식',
  'copy text from scan': 'pdf 문자 인식 | 스캔한 pdf 검색',
} satisfies TableWords<'tools/ocr-pdf'>;
