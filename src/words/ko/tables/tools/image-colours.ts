export default {
  'Pick colours from an image': '이미지에서 색상 추출',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    '이미지의 주요 색상을 찾고 원하는 픽셀의 색을 골라, hex, RGB, OKLCH, CSS, JSON, GIMP 팔레트로 받습니다.',
  'Find colours': '색상 찾기',
  'Main colours': '주요 색상',
  'The maximum number. Colours that look alike count as one.': '최대 개수입니다. 비슷해 보이는 색은 하나로 셉니다.',
  CSS: 'CSS',
  'GIMP palette': 'GIMP 팔레트',
  'How are the main colours found?': '주요 색상은 어떻게 찾나요?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    '거리가 눈에 보이는 차이와 맞는 색 공간(Oklab)에서 비슷해 보이는 픽셀을 묶습니다. 각 색상은 묶음의 평균이고, 백분율은 그 묶음이 이미지에서 차지하는 비율입니다. 투명한 픽셀은 세지 않습니다.',
  'Are picked colours exact?': '고른 색은 정확한가요?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    '네. 원본 크기 파일의 바로 그 픽셀 색이며, 이미지에 다른 색상 프로필이 있으면 sRGB로 변환한 값입니다.',
  'colour picker': '색상 추출 | 컬러 코드',
  palette: '색 추출 | hex 코드',
  'hex code': '이미지 색상 추출 | 팔레트',
  eyedropper: '사진 색상 추출 | 컬러 팔레트 추출',
  'pick colour': '스포이드 | 로고 색상',
  'dominant colours': '스포이트 | rgb 값',
  'colour codes': '컬러 피커 | 색깔 코드',
  'brand colours': '색상 코드',
  'colours from logo': '색상코드 찾기',
} satisfies TableWords<'tools/image-colours'>;
