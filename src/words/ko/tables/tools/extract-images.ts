export default {
  'Extract images from PDF': 'PDF에서 이미지 추출',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'PDF에 든 이미지를 원래 해상도로 저장합니다. JPEG 이미지는 다시 인코딩하지 않습니다.',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    '아니요. JPEG은 파일에 저장된 그대로 바이트 하나 바꾸지 않고 꺼내며, PDF에 색상 프로필이 있으면 함께 넣습니다. PDF가 마스크를 씌우거나 다른 색으로 보여 주는 JPEG은 다른 이미지들처럼 PNG가 됩니다. 픽셀 하나하나, 색 심도와 투명도까지 그대로입니다. 인쇄용 색상(CMYK)은 sRGB로 변환합니다.',
  'Which images are found?': '어떤 이미지를 찾나요?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    '그림, 패턴, 주석 안에 든 것까지, 페이지에 그려진 모든 이미지입니다. 여러 번 쓰여도 한 번만, 페이지에는 일부만 보여도 전체를 저장합니다. 선과 텍스트로 된 그림은 이미지가 아닙니다. 그런 것에는 “PDF를 이미지로”를 쓰세요.',
  'How are they saved?': '어떻게 저장되나요?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    '페이지 순서대로 번호를 매긴 파일로 저장됩니다. 이미지가 여러 개면 ZIP 하나로, 또는 폴더에 저장합니다.',
  'get pictures out of pdf': 'pdf 이미지 추출 | pdf 그림 저장 | pdf 안의 사진 꺼내기',
  'images from pdf': 'pdf 사진 추출 | pdf 사진 저장 | pdf 원본 이미지 추출',
  'save pdf images': 'pdf 그림 추출 | pdf 이미지 저장 | pdf에서 이미지만',
  'photos from pdf': 'pdf에서 사진 빼기 | pdf 속 이미지 | pdf 그림 꺼내기',
} satisfies TableWords<'tools/extract-images'>;
