export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'PDF 파일과 사진을 원하는 순서로 PDF 하나로 합칩니다. 책갈피, 링크, 양식, 레이어도 유지됩니다.',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    '모든 페이지, 또는 목록: 1:1-3, 2:all은 첫 번째 파일의 1~3페이지와 두 번째 파일의 전체입니다.',
  'Page size for images': '이미지의 페이지 크기',
  'Start each file on a right-hand page': '파일마다 오른쪽 페이지에서 시작',
  'For double-sided printing.': '양면 인쇄용입니다.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    '모든 페이지가 그대로 유지됩니다. 텍스트, 이미지, 글꼴은 복사하며 다시 압축하지 않습니다. 책갈피, 링크, 값이 든 양식 입력란, 주석, 첨부 파일, 페이지 라벨, 레이어, 화면 읽기 프로그램용 태그도 유지됩니다. 제목, 작성자, 언어는 첫 파일의 것입니다.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    '원본 파일에서만 유효한 디지털 서명, XFA 양식, 포트폴리오를 열 때 나오는 파일 보기, 두 번째 이후 파일에서 프로그램이 저장해 둔 자체 데이터입니다. 파일에 그런 것이 있었으면 결과에 표시됩니다. 두 파일에 이름이 같은 입력란이 있으면, 서로 섞이지 않도록 뒤에 나온 입력란의 이름을 바꿉니다.',
  'Can I choose pages from each file?': '파일마다 페이지를 고를 수 있나요?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    '네, 파일 옆에 1-3, 7이나 10-1처럼 입력하거나, 페이지 보기를 열어 고르세요.',
  'Can I add photos?': '사진을 추가할 수 있나요?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    '네, 사진마다 올바른 방향의 한 페이지가 됩니다. JPEG 이미지는 다시 인코딩하지 않고, PDF가 담을 수 없는 형식은 고품질 JPEG이 되거나 무손실로 저장됩니다. TIFF의 페이지는 각각 PDF의 한 페이지가 됩니다.',
  'Can I merge password-protected files?': '비밀번호가 걸린 파일도 합칠 수 있나요?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    '네, 파일 옆에서 비밀번호를 묻습니다. 비밀번호가 같은 파일은 함께 열립니다. 결과는 암호화되지 않습니다.',
  'How large can my files be?': '파일 용량에 제한이 있나요?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    '큰 파일은 조금씩 나누어 읽고 이미지는 통째로 불러오지 않고 복사하므로, 몇 GB도 합칠 수 있습니다. 결과를 저장할 디스크 공간만 있으면 됩니다.',
  unite: 'pdf 합치기 | pdf 여러개 합치기 | pdf 붙이기 | pdf 두개 합치기',
  bind: 'pdf 병합 | pdf 파일 합치기 | pdf 한 파일로',
  'add pdf to pdf': 'pdf합치기 | pdf 이어붙이기 | pdf 묶기',
  'one pdf': 'pdf 하나로 합치기 | pdf 결합 | 피디에프 합치기',
} satisfies TableWords<'tools/merge-pdf'>;
