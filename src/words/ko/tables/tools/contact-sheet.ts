export default {
  'Video contact sheet': '동영상 장면 모음',
  'See a whole video in one image: frames from start to end, each with its time.':
    '처음부터 끝까지 동영상의 장면을 시각과 함께 이미지 한 장에 모아 봅니다.',
  'Make contact sheet': '장면 모음 만들기',
  Frames: '프레임 수',
  'Longer side of a frame': '프레임의 긴 변',
  'Which frames are shown?': '어떤 프레임이 나오나요?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    '동영상을 원하는 프레임 수만큼 나누고, 각 부분의 한가운데 프레임을 씁니다.',
  'How do I make a thumbnail?': '썸네일은 어떻게 만드나요?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    '프레임 수와 열 수를 모두 1로 정하세요. 프레임의 시각을 직접 고르려면 “동영상을 이미지로”를 쓰세요.',
  'How large may a video be?': '동영상 용량에 제한이 있나요?',
  'As large as you like: only the frames on the sheet are decoded.':
    '없습니다. 장면 모음에 들어갈 프레임만 디코딩합니다.',
  thumbnails: '동영상 썸네일 모음 | 스토리보드 | 영상 캡쳐 모음',
  overview: '영상 미리보기 이미지 | 영상 한눈에 보기 | 동영상 미리보기',
  storyboard: '동영상 캡처 모음 | 장면 모음',
  'frames in a grid': '콘택트 시트 | 동영상 장면 캡쳐',
  'thumbnail sheet': '컨택트시트 | 썸네일 시트',
} satisfies TableWords<'tools/contact-sheet'>;
