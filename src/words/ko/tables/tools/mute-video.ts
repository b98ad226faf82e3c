export default {
  'Mute video': '동영상 음소거',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    '여러 동영상에서 소리를 한꺼번에 제거합니다. 비디오는 비트 하나 바꾸지 않고 복사합니다.',
  Mute: '음소거',
  muted: '음소거',
  'Does the video change?': '화면이 바뀌나요?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    '아니요. 그대로 복사하므로 똑같아 보이고 몇 초면 끝납니다.',
  'Is the audio really removed?': '소리는 정말 없어지나요?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    '결과에서는 그렇습니다. 오디오 트랙이 없습니다. 원본 파일은 그대로입니다.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    '원본과 같은 형식입니다. MPEG-TS 녹화 파일은 다시 인코딩하지 않고 MP4가 됩니다.',
  'remove sound': '동영상 소리 제거 | 무음 동영상',
  'take sound off': '동영상 음소거 | 무음 영상',
  'strip audio': '영상 음소거 | 동영상 소리 빼기',
  silence: '동영상 소리 없애기 | 오디오 제거',
  'no sound': '영상 소리 없애기',
  'remove audio': '동영상 소리 지우기',
  'without audio': '영상 소리 제거',
  'delete sound': '동영상 음성 제거',
  'silent video': '소리 끄기',
} satisfies TableWords<'tools/mute-video'>;
