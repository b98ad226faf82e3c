export default {
  'Video to GIF': '동영상을 GIF로',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    '동영상의 일부를 움직이는 GIF나 WebP로 만듭니다. 속도, 크기, 반복 횟수를 고를 수 있습니다.',
  'Make GIF': 'GIF 만들기',
  GIF: 'GIF',
  'Animated WebP': '애니메이션 WebP',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF는 어디서나 재생되지만 프레임당 256색까지입니다. WebP는 훨씬 작습니다.',
  'Frames per second': '초당 프레임 수',
  'The height is set to match. Never larger than the video.':
    '높이는 비율에 맞춰 정해집니다. 동영상보다 커지지는 않습니다.',
  'Colour blending': '색 혼합',
  'Pattern (smaller)': '패턴(용량 작음)',
  Smooth: '부드럽게',
  Off: '끔',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    '더 짧은 구간을 고르거나, 초당 프레임 수를 줄이거나, 너비를 줄이거나, 용량이 훨씬 작은 애니메이션 WebP를 고르세요. 품질을 낮추면 프레임 사이의 작은 변화를 무시합니다.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    '{0}프레임까지이며, 초당 12프레임이면 2분 남짓입니다. 더 길면 앞부분만 만들고, 결과에 그렇게 표시됩니다. 그렇게 길다면 동영상으로 두는 편이 훨씬 작습니다.',
  'Does it keep the audio?': '소리도 유지되나요?',
  'No: GIF and WebP cannot hold audio.': '아니요, GIF와 WebP는 소리를 담을 수 없습니다.',
  'clip to gif': '동영상 gif 변환 | 동영상을 gif로 | 영상 움짤 만들기 | 영상을 움짤로 | mp4 움짤 | 동영상 webp 변환',
  'video to webp': '영상 gif 변환 | 동영상 움짤 | 동영상 움짤 만들기 | mp4 gif 변환 | 움짤 변환 | 영상 짤 만들기',
} satisfies TableWords<'tools/video-to-gif'>;
