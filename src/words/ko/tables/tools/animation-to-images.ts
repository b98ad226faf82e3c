export default {
  'Split an animation': '애니메이션 나누기',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    '움직이는 GIF, WebP, PNG, AVIF, JPEG XL의 모든 프레임을 이미지로 따로 저장합니다.',
  'Write frames like 1-3, 5, last.': '프레임은 1-3, 5, last처럼 쓰세요.',
  'For example “1-10, 20, last”. Leave empty for all.': '예: “1-10, 20, last”. 비워 두면 전부입니다.',
  'Are the frames complete?': '프레임이 온전한가요?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    '네. 프레임마다 달라진 부분만 저장하는 파일이 많은데, 여기서는 이미지마다 프레임 전체를 보여 주며 형식이 지원하면 투명도도 유지합니다.',
  'Can I put them back together?': '다시 합칠 수 있나요?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    '네, “애니메이션 만들기”를 쓰면 원하는 순서와 표시 시간으로 이미지를 이어 붙입니다.',
  'gif frames': 'gif 프레임 추출 | 움짤 나누기',
  'extract frames from gif': 'gif 나누기 | 움짤 사진으로',
  'gif to images': 'gif 분할 | gif 캡처',
  'gif to frames': 'gif 분해 | gif to png',
  'split gif': 'gif 이미지로 | gif 낱장',
  'unpack gif': 'gif 프레임 저장 | 움짤 분리',
} satisfies TableWords<'tools/animation-to-images'>;
