export default {
  transparency: '투명도',
  'Transparent areas become white.': '투명한 부분은 흰색이 됩니다.',
  'animation with its timing': '애니메이션과 그 타이밍',
  'Only the first frame of an animation is kept.': '애니메이션은 첫 프레임만 남습니다.',
  'more than 8 bits per channel': '채널당 8비트가 넘는 색 심도',
  depth: '색 심도',
  'Colour depth above 8 bits per channel is reduced to 8 bits.': '채널당 8비트가 넘는 색 심도는 8비트로 줄어듭니다.',
  'the colour profile': '색상 프로필',
  colours: '색상',
  'Colours are converted to sRGB.': '색상은 sRGB로 변환됩니다.',
  'Does the file get smaller?': '파일 용량이 줄어드나요?',
  'Our {0} test photos took {1} as {2} and {3} as {4} with the default settings: {5}. Other images differ; each result shows its size.':
    '테스트 사진 {0}장을 기본 설정으로 변환했더니 {2} 형식으로는 {1}, {4} 형식으로는 {3}였습니다({5}). 이미지마다 다르며, 각각의 용량은 결과에 표시됩니다.',
  '{0} holds at most 256 colours.': '{0} 형식은 최대 256색까지 담습니다.',
  'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.':
    'Firefox와 Safari는 애니메이션 AVIF를 만들 수 없어 첫 프레임만 남습니다. 시작하기 전에 알려 드립니다.',
  'Some detail that is hard to see, depending on the quality you choose.':
    '선택한 품질에 따라, 눈에 잘 띄지 않는 디테일이 조금 사라집니다.',
  'Convert {0} to PDF': '{0} → PDF 변환',
  'Combine {0} files into one PDF, in any order, one image per page.':
    '{0} 파일을 원하는 순서로 PDF 하나에 모읍니다. 한 페이지에 이미지 하나씩 들어갑니다.',
  ' Keeps {0}.': ' {0}까지 유지합니다.',
  'Convert {0} images to {1}, many at once.{2}': '{0} 이미지를 {1} 형식으로 한꺼번에 변환합니다.{2}',
  'The image, upright, with the same number of pixels; {0}. Date and camera are kept unless you choose otherwise; location and names are not.':
    '이미지는 방향이 바로잡히고 픽셀 수는 그대로이며, {0}도 유지됩니다. 날짜와 카메라 정보는 따로 바꾸지 않으면 남고, 위치와 이름은 남지 않습니다.',
  'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.':
    '이미지는 방향이 바로잡히고 픽셀 수는 그대로입니다. 날짜와 카메라 정보는 따로 바꾸지 않으면 남고, 위치와 이름은 남지 않습니다.',
  'Nothing of the image: {0} keeps every pixel.':
    '이미지에서는 아무것도 사라지지 않습니다. {0} 형식은 모든 픽셀을 유지합니다.',
  'Convert PDF to {0}': 'PDF → {0} 변환',
  'Turn the pages of a PDF into {0} images, at the resolution you choose.':
    'PDF의 페이지를 원하는 해상도의 {0} 이미지로 만듭니다.',
} satisfies TableWords<'pairs/pairs'>;
