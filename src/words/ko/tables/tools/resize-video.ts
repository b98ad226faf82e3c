export default {
  'Resize video': '동영상 크기 조정',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    '동영상 해상도를 1080p, 720p, 480p나 원하는 크기로 한꺼번에 줄입니다.',
  'The width is set to match. Videos are never enlarged.':
    '너비는 비율에 맞춰 정해집니다. 동영상을 확대하지는 않습니다.',
  'Custom size': '직접 지정',
  'Leave one empty to keep the proportions.': '하나를 비우면 비율을 유지합니다.',
  'Add black bars': '검은 띠 추가',
  'Does resizing reduce quality?': '크기를 바꾸면 화질이 떨어지나요?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    '비디오는 픽셀당 비트 수를 전과 같게 해서 다시 인코딩하고, 오디오는 그대로 복사합니다. 이미 충분히 작은 동영상은 비디오도 복사합니다.',
  'Why is the width slightly larger than I set?': '너비가 왜 지정한 것보다 조금 큰가요?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    '비디오 인코더에는 짝수 픽셀이 필요하므로, 홀수는 올림합니다.',
  resolution: '동영상 크기 조절 | 영상 해상도 변경 | 동영상 크기 변경 | 영상 화질 낮추기 해상도 | 영상 사이즈 변경',
  'hd to sd': '동영상 해상도 변경 | 영상 크기 조절 | 4k 1080p 변환 | 동영상 해상도 낮추기',
  'lower resolution': '동영상 해상도 줄이기 | 동영상 사이즈 조절 | 1080p 720p 변환 | 동영상 리사이즈',
} satisfies TableWords<'tools/resize-video'>;
