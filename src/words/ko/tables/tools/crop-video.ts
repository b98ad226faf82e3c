export default {
  'Any shape': '자유 비율',
  'Same as the video': '동영상과 같게',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, 릴스, 쇼츠는 9:16입니다.',
  'Crop video': '동영상 화면 자르기',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    '직접 그린 상자나 TikTok, 릴스, 쇼츠용 9:16 같은 비율로 동영상 화면을 자릅니다.',
  'How do I make a horizontal video vertical?': '가로 동영상을 세로로 만들려면 어떻게 하나요?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    '비율을 9:16으로 고르고, 중요한 부분으로 상자를 드래그하세요. 상자는 동영상 내내 그 자리에 있습니다. 1920 × 1080에서는 608 × 1080픽셀이 남습니다.',
  'Does cropping reduce quality?': '화면을 자르면 화질이 떨어지나요?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    '비디오는 픽셀당 비트 수를 전과 같게 해서 다시 인코딩합니다. 오디오는 그대로 복사합니다.',
  'Yes. Only what is inside the box is encoded.': '네. 상자 안쪽만 인코딩합니다.',
  'Can I use one box for videos of different sizes?': '크기가 다른 동영상에도 같은 상자를 쓸 수 있나요?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    '네, 너비와 높이에 대한 비율로 적용됩니다. 왼쪽 절반에 상자를 그리면 모든 동영상에서 왼쪽 절반이 남습니다. 9:16처럼 비율이 정해진 상자는 모든 동영상에서 그 비율을 유지합니다. 동영상 크기가 모두 같으면 픽셀을 고르세요. 화살표로 동영상마다 상자를 확인할 수 있습니다.',
  'vertical video': '동영상 화면 자르기 | 정사각형 영상',
  'landscape to portrait': '동영상 크롭 | 동영상 검은 테두리 제거',
  'tiktok video': '영상 크롭 | 영상 확대',
  'instagram reels': '세로 영상 | 영상 일부분만',
  'youtube shorts': '가로 영상 세로로 | 레터박스 제거',
  'square video': '동영상 비율 변경 | 유튜브 쇼츠',
  'black bars': '영상 비율 바꾸기',
  'crop screen recording': '쇼츠 비율',
  'zoom in video': '릴스 비율',
  'cut edges': '틱톡 비율',
} satisfies TableWords<'tools/crop-video'>;
