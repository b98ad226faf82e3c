export default {
  'Video to images': '동영상을 이미지로',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    '동영상의 프레임을 JPEG, PNG, WebP로 저장합니다. 원하는 개수만큼, 몇 초마다 하나씩, 또는 하나만 저장할 수 있습니다.',
  'Save frames': '프레임 저장',
  'Evenly spaced': '고른 간격으로',
  'One every few seconds': '몇 초마다 하나씩',
  'At one time': '특정 시각 하나',
  'Number of frames': '프레임 수',
  Every: '간격',
  Time: '시각',
  'How large are the images?': '이미지 크기는 얼마인가요?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    '동영상과 같은 크기에 올바른 방향입니다. PNG는 디코딩한 모든 픽셀을 유지합니다.',
  'Which frames do I get?': '어떤 프레임을 받나요?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    '그 시각에 보이는 프레임입니다. 첫 프레임과 마지막 프레임은 검은 화면일 때가 많아서, “고른 간격으로”는 동영상을 똑같이 나누고 각 부분의 가운데를 씁니다.',
  frames: '동영상 캡처 | 영상 스크린샷',
  'frames from video': '동영상 캡쳐 | 동영상 썸네일',
  'video thumbnail': '영상 캡처 | 영상 썸네일 추출',
  'thumbnail of video': '영상 캡쳐 | 동영상 장면 캡처',
  'screenshots of video': '동영상 사진 추출 | 정지 화면',
  'screen shot': '동영상 이미지 추출',
  snapshot: '영상에서 사진 추출',
  stills: '동영상 프레임 추출',
  'frame grab': '프레임 추출',
  'video to jpg': '동영상 jpg 변환',
  'extract frames': '동영상 사진으로',
} satisfies TableWords<'tools/video-to-images'>;
