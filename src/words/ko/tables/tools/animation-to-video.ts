export default {
  'GIF to video': 'GIF를 동영상으로',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    '움직이는 GIF, WebP, PNG, AVIF를 보통 훨씬 작은 MP4나 WebM 동영상으로 만듭니다.',
  'Make video': '동영상 만들기',
  'Repeat the animation': '애니메이션 반복',
  'Animations loop, but videos end: choose how many times to play it.':
    '애니메이션은 되풀이되지만 동영상은 끝이 있습니다. 몇 번 재생할지 정하세요.',
  'Colour behind transparent areas': '투명한 부분의 배경색',
  'Show still images for': '정지 이미지 표시 시간',
  'Is the timing of the frames kept?': '프레임 표시 시간이 유지되나요?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    '네, 프레임마다 원래와 같은 시간만큼 표시됩니다. GIF에 0.01초 이하로 지정된 프레임은 브라우저가 0.1초 동안 보여 주며, 동영상에서도 그렇게 됩니다.',
  'What happens to transparency?': '투명도는 어떻게 되나요?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    '널리 쓰이는 동영상 형식에는 투명도가 없으므로, 투명한 부분은 선택한 색이 됩니다.',
  'What if the width or height is odd?': '너비나 높이가 홀수이면 어떻게 되나요?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    '동영상의 너비와 높이는 짝수 픽셀이어야 합니다. 그래서 아래나 오른쪽에 배경색으로 한 줄을 더합니다. 크기를 늘리거나 줄이지는 않습니다.',
  'gif to mp4': 'gif mp4 변환 | gif to mp4 | 이미지 동영상 변환',
  'animated webp to video': 'gif 동영상 변환 | webp 동영상 변환 | gif를 mp4로',
  'gif to video': 'gif를 동영상으로 | gif 영상으로',
  'images to video': '움짤 동영상으로 | 사진 동영상 만들기',
  'photos to video': '움짤 mp4 | 사진으로 영상 만들기',
} satisfies TableWords<'tools/animation-to-video'>;
