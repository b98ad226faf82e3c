export default {
  'Images to PDF': '이미지를 PDF로',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    '사진, 스캔, 그래픽을 원하는 순서로 PDF 하나에 모읍니다. JPEG 이미지는 다시 인코딩하지 않습니다.',
  'Page size': '페이지 크기',
  'Wide images get landscape pages.': '가로로 긴 이미지는 가로 페이지가 됩니다.',
  Margin: '여백',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': '사진 화질이 떨어지나요?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'JPEG 파일과 투명도가 없는 PNG 파일은 다시 압축하지 않고 그대로 PDF에 들어갑니다. HEIC나 WebP 같은 다른 손실 형식은 PDF가 담을 수 없어 고품질 JPEG이 되고, 나머지는 모두 무손실로 저장합니다.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    '모든 픽셀이 올바른 방향으로, 색상 프로필, 투명도, CMYK, 16비트 색 심도까지 유지됩니다. TIFF의 페이지는 각각 PDF의 한 페이지가 됩니다. 위치, 카메라 등의 메타데이터는 PDF에 넣지 않습니다.',
  'How large are the pages?': '페이지 크기는 얼마인가요?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    '이미지에 저장된 해상도에 맞춘 크기이며, 해상도 정보가 없으면 인치당 96픽셀로 계산합니다. A4나 레터를 고르면 여백 안에 이미지를 최대한 크게 넣습니다.',
  'photos to pdf': '사진 pdf 변환 | 여러 사진 pdf 하나로',
  'photos in pdf': '사진을 pdf로 | 문서 사진 pdf',
  'scan to pdf': '이미지 pdf 변환 | 그림 pdf 변환',
  'combine images into pdf': '이미지를 pdf로 | pdf로 변환',
  'pictures into one pdf': '사진 여러장 pdf | pdf로 저장',
  'receipt to pdf': '사진 pdf로 합치기 | 사진 pdf로 저장',
  'create pdf': '이미지 pdf 합치기 | pdf 변환',
  'make pdf': '스캔 pdf 만들기',
  'pdf maker': '사진 pdf 만들기',
  'paper to pdf': '캡처 pdf',
  'a4 photo': '영수증 pdf',
  'multiple photos in one pdf': 'pdf 만들기',
  'photo of document to pdf': 'pdf 만드는 법',
} satisfies TableWords<'tools/images-to-pdf'>;
