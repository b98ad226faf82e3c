export default {
  'Convert images': '이미지 변환',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL, HEIC 이미지를 다른 형식으로 한꺼번에 변환합니다.',
  'Convert to': '변환할 형식',
  'What happens to transparent areas?': '투명한 부분은 어떻게 되나요?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    '투명도가 없는 JPEG을 빼고는 모든 형식에서 유지됩니다. JPEG에서는 흰색이 되며, 결과에 그렇게 표시됩니다.',
  'What happens to animation?': '애니메이션은 어떻게 되나요?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG(APNG), AVIF, JPEG XL은 같은 타이밍으로 계속 움직입니다. 다른 형식에는 이미지 한 장만 담깁니다. Firefox와 Safari는 애니메이션 AVIF를 만들 수 없습니다. 시작하기 전에 알려 드립니다.',
  'Can it choose the format?': '형식을 알아서 골라 줄 수 있나요?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '“최소 용량”은 파일마다 알맞은 모든 형식으로 눈에 띄는 차이 없이 압축해 보고, 가장 작은 것을 남깁니다. 결과에 형식별 용량이 표시됩니다.',
  'Do colours change?': '색이 바뀌나요?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    '아니요. 형식이 지원하면 색상 프로필을 유지하고, 지원하지 않으면 색상을 sRGB로 변환합니다.',
  'image converter': '이미지 변환 | jpg로 변환 | jfif jpg 변환',
  'photo format': '사진 변환 | png 변환 | 이미지 컨버터',
  'picture converter': '이미지 확장자 변환 | png로 변환 | 그림 파일 변환',
  'export as': '사진 확장자 변경 | webp 변환',
  'save as jpg': '사진 확장자 바꾸기 | 이미지 형식 변환',
  'jfif to jpg': 'jpg 변환 | 사진 파일 형식 변경',
} satisfies TableWords<'tools/convert-image'>;
