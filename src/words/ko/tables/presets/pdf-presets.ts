export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    '스캔이 없는 텍스트 문서는 거의 항상 들어갑니다. 글자뿐인 페이지는 몇 kB면 됩니다. 스캔은 한두 페이지까지 읽기 좋게 들어갑니다. 회색조, 150 dpi로 스캔하세요.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    '페이지당 약 100 kB로, 스캔 5페이지 정도가 읽기 좋게 들어갑니다. 스캔이 없는 텍스트는 수백 페이지도 들어갑니다.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    '페이지당 약 100 kB로, 스캔 10페이지 정도가 읽기 좋게 들어갑니다. 스캔하지 않은 계약서나 양식은 처음부터 이보다 작을 때가 많습니다.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    '페이지당 약 100 kB로, 스캔 20페이지 정도가 읽기 좋게 들어갑니다. 사진이 있는 안내 책자도 화면에서 볼 정도의 화질이면 들어갑니다.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    '페이지당 약 100 kB로, 스캔 50페이지 정도가 읽기 좋게 들어갑니다. 10페이지라면 페이지당 500 kB여서 인쇄해도 깨끗합니다.',
  'Compress PDF to {0}': 'PDF {0} 이하로 압축',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'PDF 파일을 {0} 이하로 줄입니다. 용량이 맞을 때까지 이미지 화질을 낮춥니다. 텍스트는 그대로 선명하고 검색도 됩니다.',
  'pdf under {0}': 'pdf {0} 이하',
  'reduce pdf to {0}': 'pdf {0} 줄이기',
  'pdf less than {0}': 'pdf {0} 미만',
  'What fits into {0}?': '{0}에 얼마나 들어가나요?',
  'What if it does not fit?': '그 용량에 맞출 수 없으면 어떻게 되나요?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    '맞출 수 없다고 알려 드리고, 만들 수 있었던 가장 작은 파일을 드립니다. PDF를 나누거나 회색조로 다시 스캔하세요.',
  'How much room does each page get?': '한 페이지에 용량을 얼마나 쓸 수 있나요?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    '4페이지면 {0}, 20페이지면 {1}, 100페이지면 {2}입니다. 글자뿐인 페이지는 조금만 쓰고 나머지를 스캔과 사진에 남겨 둡니다.',
  'PDF to Word': 'PDF를 Word로',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'PDF를 편집할 수 있는 문단, 제목, 목록, 표가 있는 Word 문서로 만듭니다.',
  'pdf to docx': 'pdf docx 변환 | pdf를 docx로',
  'pdf to doc': 'pdf doc | pdf 문서 변환',
  'convert pdf to word': 'pdf 워드 변환 | pdf를 워드로 | pdf 워드로 바꾸기 | pdf word 변환',
  'editable pdf': '편집 가능한 pdf | pdf 편집 가능하게',
  'pdf to writer': 'pdf 라이터 | pdf 편집용 문서',
  'pdf to google docs': 'pdf 구글 문서 | pdf 구글독스',
  'Can I edit the result?': '결과를 편집할 수 있나요?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    '네. 텍스트가 텍스트 상자가 아니라 일반 문단, 제목, 목록, 표, 각주로 들어 있는 .docx 파일입니다.',
  'Does it look like the PDF?': 'PDF와 똑같이 보이나요?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    '아니요. 텍스트와 그 구조, 링크, 이미지는 유지됩니다. 글꼴, 색상, 단, 위치는 유지되지 않습니다.',
} satisfies TableWords<'presets/pdf-presets'>;
