export default {
  'Merge videos': '동영상 합치기',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    '동영상을 원하는 순서로 하나로 합칩니다. 같은 종류의 클립은 다시 인코딩하지 않고 복사합니다.',
  'Same as the first video': '첫 동영상과 같게',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    '모든 클립이 같은 카메라나 프로그램에서 나왔으면 떨어지지 않습니다. 비디오와 오디오를 비트 하나 바꾸지 않고 복사합니다. 그렇지 않으면 다른 클립만 다시 인코딩하며, 결과에 그렇게 표시됩니다.',
  'What if the clips have different sizes?': '클립의 크기가 다르면 어떻게 되나요?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    '첫 클립을 따릅니다. 나머지는 거기에 맞춰 크기를 바꾸고, 비율이 다르면 검은 띠를 넣습니다.',
  'Can I join the pieces of a stream (HLS)?': '스트림(HLS) 조각도 이을 수 있나요?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    '네, 재생 목록(.m3u8)을 거기에 적힌 모든 파일과 함께, 또는 그것이 든 폴더째로 놓으면 동영상 하나로 봅니다. 이 사이트의 모든 도구에서 그렇게 할 수 있습니다. 재생 목록이 없어도, MPEG-TS 조각(.ts)은 어떻게 놓든 올바른 순서로 정리됩니다.',
  'What if a clip has no audio?': '소리가 없는 클립이 있으면 어떻게 되나요?',
  'It stays silent, and the audio of the other clips stays in sync.':
    '그 부분은 소리가 없고, 다른 클립의 소리는 화면과 어긋나지 않습니다.',
  'join clips': '동영상 합치기 | 영상 이어붙이기 | 동영상 병합 | mp4 합치기 | 클립 합치기',
  'one video': '영상 합치기 | 영상 붙이기 | 여러 동영상 하나로 | 고프로 영상 합치기',
  gopro: '동영상 이어붙이기 | 동영상 연결 | 영상 두개 합치기 | 블랙박스 영상 합치기',
} satisfies TableWords<'tools/merge-video'>;
