export default {
  'Resize images': '이미지 크기 조정',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    '이미지의 픽셀 크기를 한꺼번에 바꿉니다. 결과가 선명하고 색이 정확합니다.',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    '하나를 비우면 비율을 유지하고, 둘 다 비우면 긴 변이 1600 px이 됩니다.',
  'Enlarge smaller images': '작은 이미지 확대',
  'Keep fine highlights (slower)': '미세한 밝은 부분 유지(느림)',
  'Web page or email, 1600 px': '웹 페이지나 이메일, 1600 px',
  'Full HD screen, 1920 × 1080': 'Full HD 화면, 1920 × 1080',
  'How are the new pixels made?': '새 픽셀은 어떻게 만드나요?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    '윤곽을 또렷하게 유지하는 Lanczos 리샘플링을 씁니다. 브라우저 자체의 크기 조정은 더 흐릿합니다. 투명한 픽셀은 옆의 색에 영향을 주지 않습니다.',
  'What does “Keep fine highlights” do?': '“미세한 밝은 부분 유지(느림)”는 무엇을 하나요?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    '파일에 저장된 값은 빛의 양에 비례하지 않습니다. 검은색과 흰색의 중간은 128이 아니라 188입니다. 이 값을 그대로 평균 내는 프로그램에서는 별, 전선, 검은 바탕의 글자처럼 가늘고 밝은 무늬가 너무 어두워집니다. 이 옵션은 선형 빛에서 크기를 바꿔 그런 무늬를 유지합니다. 윤곽 주위에 테두리가 더 눈에 띌 수 있어서 기본으로는 꺼져 있습니다.',
  'Which way up are my photos?': '사진의 방향은 어떻게 되나요?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    '똑바로 나옵니다. 회전 방법만 저장된 사진은 실제로 회전하므로, 어떤 프로그램에서나 똑같이 보입니다.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '네, 같은 타이밍으로 프레임마다 크기를 바꿉니다. GIF, WebP, APNG, AVIF, JPEG XL은 형식이 유지되며, 브라우저가 애니메이션 AVIF를 만들 수 없으면 WebP가 됩니다.',
  width: '사진 크기 조절 | 사진 픽셀 조절',
  height: '사진 크기 변경 | 썸네일 크기',
  'make bigger': '사진 사이즈 조절 | 배경화면 크기',
  enlarge: '사진 사이즈 줄이기 | 사진 해상도 변경',
  thumbnail: '이미지 크기 조절 | 사진 가로 세로 크기',
  'change size': '이미지 사이즈 변경 | 프로필 사진 크기',
  'half size': '이미지 크기 변경 | 이미지 리사이즈',
  'half the size': '사진 크기 키우기 | 유튜브 썸네일 크기',
  'lower resolution photo': '이미지 확대',
  wallpaper: '사진 확대',
  'youtube thumbnail size': '리사이즈',
  'cover photo': '리사이징',
  'profile picture': '픽셀 변경',
} satisfies TableWords<'tools/resize-image'>;
