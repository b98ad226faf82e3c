export default {
  'Compress PDF': 'PDF 압축',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'PDF 파일을 용도에 맞게, 또는 지정한 용량 이하로 줄입니다. 텍스트는 텍스트로 남습니다.',
  'Screens (150 dpi)': '화면용(150 dpi)',
  'Print (220 dpi)': '인쇄용(220 dpi)',
  'Smallest file (96 dpi)': '최소 용량(96 dpi)',
  'No loss of image quality': '이미지 화질 그대로',
  'Keep title, author and dates': '제목, 작성자, 날짜 남기기',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    '끄면 제거합니다. 화면용이면 축소판과 편집용 데이터는 항상 제거합니다.',
  'What makes the file smaller?': '파일 용량은 어떻게 줄어드나요?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    '페이지에서 보이는 크기에 비해 너무 세밀한 이미지는 줄여서 JPEG으로 저장합니다. 모든 데이터를 더 잘 압축하고, 여러 페이지에서 쓰는 것은 한 번만 저장하며, 어느 페이지에도 안 나오는 글꼴의 글자처럼 쓰이지 않는 것은 제거합니다. 이미지는 10% 이상 줄어들 때만 바꿉니다.',
  'What stays as it is?': '그대로 남는 것은 무엇인가요?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    '텍스트, 선, 링크, 양식, 책갈피, 태그가 남습니다. 페이지를 이미지로 만드는 일은 없습니다. 스텐실 마스크, 팩스, 흑백 스캔(CCITT, JBIG2)은 모든 픽셀이 그대로이고, 소프트 마스크는 이미지와 함께 크기만 줄어듭니다. 오래된 Type 1 글꼴은 더 작지만 똑같이 보이는 CFF가 됩니다. CMYK 이미지는 인쇄용이나 무손실이면 CMYK로 남고, 화면용이면 RGB로 변환됩니다.',
  'What if it cannot be made smaller?': '더 줄일 수 없으면 어떻게 되나요?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    '원본 파일을 바꾸지 않고 그대로 돌려주며, 결과에 그렇게 표시됩니다. 결과가 원본보다 커지는 일은 없습니다.',
  'How does it get under a certain size?': '지정한 용량 이하로는 어떻게 줄이나요?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    '이미지 몇 개의 작은 부분을 시험해, 전체가 어느 정도까지 세밀할 수 있는지 알아봅니다. 그런 다음 이미지를 하나씩 인코딩하고, 파일이 여전히 너무 크거나 허용된 용량보다 훨씬 작으면 일부를 다시 인코딩합니다. 화질을 최대한 낮춰도 맞출 수 없으면 어디까지 줄일 수 있는지 알려 드립니다.',
  'downsize pdf': 'pdf 용량 줄이기 | pdf 용량 초과 | pdf 최적화',
  'email pdf': 'pdf 용량줄이기 | pdf 줄이기 | 이력서 용량 줄이기',
  'pdf too large': 'pdf 압축 | pdf 파일 줄이기 | 스캔 용량 줄이기',
  'resume too large': 'pdf 크기 줄이기 | pdf 메일 첨부 | pdf mb 줄이기',
  'scan too large': 'pdf 파일 용량 | pdf 경량화 | pdf 크기 조절',
} satisfies TableWords<'tools/compress-pdf'>;
