export default {
  'Rotate and flip video': '동영상 회전과 뒤집기',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    '동영상을 90°나 180° 회전하고 뒤집습니다. MP4와 MOV는 다시 인코딩하지 않고 회전합니다.',
  'Rotate every frame': '모든 프레임 회전',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'MP4와 MOV에 저장된 회전을 무시하는 플레이어용입니다. 비디오를 다시 인코딩합니다.',
  'Does rotating reduce quality?': '회전하면 화질이 떨어지나요?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'MP4와 MOV는 떨어지지 않습니다. 어떻게 회전할지가 파일에 저장되며, 그것만 바꿉니다. WebM과 Matroska에는 플레이어가 따르는 그런 설정이 없어서 비디오를 다시 인코딩합니다.',
  'Why does one player still show my video the old way?': '왜 어떤 플레이어에서는 동영상이 예전 방향으로 보이나요?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    '저장된 회전을 무시하기 때문이며, 주로 뒤집은 동영상에서 그렇습니다. “모든 프레임 회전”을 고르세요.',
  portrait: '동영상 회전 | 영상 돌리기 | 영상 좌우반전 | 동영상 방향 바꾸기 | 아이폰 동영상 회전',
  'phone video sideways': '영상 회전 | 동영상 90도 회전 | 동영상 뒤집기 | 누운 동영상 | 영상 가로로 돌리기',
  'rotate iphone video': '동영상 돌리기 | 동영상 좌우반전 | 영상 반전 | 핸드폰 영상 회전 | 세로 동영상 회전',
} satisfies TableWords<'tools/rotate-video'>;
