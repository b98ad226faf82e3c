export default {
  'Video and audio information': '동영상·오디오 정보',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    '동영상이나 오디오 파일의 트랙, 코덱, 비트레이트, 해상도, 색상, 키프레임, 태그를 봅니다.',
  'Show info': '정보 보기',
  'Why do key frames matter?': '키프레임이 왜 중요한가요?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    '다시 인코딩하지 않으면 동영상은 키프레임에서만 자를 수 있습니다. 키프레임이 드문드문 있으면 자른 클립이 지정한 것보다 일찍 시작하고, 플레이어에서 재생 위치를 옮길 때도 느립니다.',
  'Where do the bit rates come from?': '비트레이트는 어디서 나온 값인가요?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    '파일에 적혀 있으면 그 값이고, 없으면 처음 패킷들의 크기와 시간에서 구합니다. 파일 전체의 비트레이트는 용량을 길이로 나눈 값입니다.',
  mediainfo: '미디어 정보 | 미디어인포',
  'codec info': '동영상 정보 | 음질 확인',
  'video details': '동영상 정보 보기 | ffprobe',
  'bitrate of file': '영상 정보 확인 | 오디오 정보',
  ffprobe: '코덱 확인',
  'what codec': '동영상 코덱 확인',
  'codec of video': '무슨 코덱',
  'fps of video': '비트레이트 확인',
  'check video': '동영상 해상도 확인',
  'resolution of video': '프레임 확인',
  'frame rate': '영상 fps 확인',
  'is video hevc': 'mediainfo',
} satisfies TableWords<'tools/media-info'>;
