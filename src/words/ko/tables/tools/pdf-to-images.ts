export default {
  'PDF to images': 'PDF를 이미지로',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'PDF의 페이지를 원하는 해상도의 JPEG, PNG, WebP 이미지로 만듭니다.',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '화면용은 96, 읽기용은 150, 인쇄용은 300.',
  'Screen, 150 dpi': '화면, 150 dpi',
  'Print, 300 dpi': '인쇄, 300 dpi',
  'Fine print, 600 dpi': '정밀 인쇄, 600 dpi',
  'Which resolution and format should I choose?': '어떤 해상도와 형식을 고르면 좋나요?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '화면에서 읽기에는 150 dpi, 인쇄에는 300 dpi가 좋습니다. PNG는 글자와 그림의 또렷한 윤곽을 유지하고, 스캔과 사진에는 JPEG과 WebP가 더 작습니다. A4 페이지는 150 dpi에서 1240 × 1754픽셀입니다.',
  'What do the images show?': '이미지에는 무엇이 보이나요?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    '페이지가 PDF 뷰어에서 보이는 대로, 올바른 방향으로, 흰 바탕 위에, 주석과 양식 입력란까지 보입니다. 페이지는 Chrome도 쓰는 PDFium이 그립니다.',
  'How are many pages saved?': '여러 페이지는 어떻게 저장되나요?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    '페이지마다 번호를 매긴 파일이 됩니다. 여러 개면 ZIP 하나로, 또는 폴더에 저장합니다.',
  'Can I get the images in the PDF instead of its pages?': '페이지 말고 PDF 안의 이미지를 받을 수 있나요?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    '네, “PDF에서 이미지 추출”을 쓰세요. 원래 해상도로 저장하고, JPEG 이미지는 다시 인코딩하지 않습니다.',
  'pdf to jpg': 'pdf 이미지 변환 | pdf png 변환 | pdf to jpg',
  'pdf to png': 'pdf를 이미지로 | pdf 그림 파일로',
  'save pdf as picture': 'pdf를 사진으로 | pdf 캡처',
  'render pdf': 'pdf 사진 변환 | pdf 사진으로 저장',
  'pdf screenshot': 'pdf jpg 변환 | pdf jpg로 저장',
  'pdf to photo': 'pdf를 jpg로 | pdf 그림으로 변환',
} satisfies TableWords<'tools/pdf-to-images'>;
