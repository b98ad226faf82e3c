export default {
  'Keep if possible': '가능하면 유지',
  'Convert video': '동영상 변환',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'MOV, MKV, WebM, MPEG-TS를 MP4로, 또 그 반대로 변환합니다. 가능하면 다시 인코딩하지 않고 트랙을 복사합니다.',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    '해상도를 낮추려면 다시 인코딩해야 합니다. 동영상을 확대하지는 않습니다.',
  'Same as the original': '원본과 같게',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264는 어디서나 재생됩니다. 다른 코덱은 용량이 더 작지만, 오래된 휴대전화와 TV에서는 재생되지 않습니다.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC는 어디서나 재생되고, FLAC은 무손실입니다.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    '보통은 떨어지지 않습니다. 새 형식이 비디오와 오디오를 그대로 담을 수 있으면 비트 하나 바꾸지 않고 복사합니다. 그렇지 않으면 원본과 비슷한 비트레이트로 다시 인코딩하며, 결과에 그렇게 표시됩니다.',
  'How large can a video be?': '동영상 용량에 제한이 있나요?',
  'Why can my browser not decode a video?': '왜 제 브라우저에서 동영상을 디코딩하지 못하나요?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    '다시 인코딩할 때는 브라우저의 코덱을 쓰는데, 예를 들어 H.265나 AC-3가 없는 브라우저도 있습니다. 그런 트랙도 MP4나 Matroska처럼 담을 수 있는 형식으로 복사할 수는 있습니다.',
  'What about AVI, WMV and FLV?': 'AVI, WMV, FLV는 어떻게 하나요?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    '브라우저에 그 코덱 대부분의 디코더가 없어서 여기서는 읽을 수 없습니다. VLC나 HandBrake 같은 프로그램으로 MP4로 변환할 수 있습니다.',
  'What happens to subtitles?': '자막은 어떻게 되나요?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    '텍스트 자막과 챕터는 MP4, MOV, Matroska, WebM 사이에서 옮겨집니다. 새 형식이 색상과 글꼴을 지원하지 않으면 결과에 표시되고, 제거된 트랙도 모두 표시됩니다.',
  'video converter': '동영상 변환 | 동영상 확장자 변환 | mkv mp4 변환',
  remux: '영상 변환 | 동영상 확장자 변경 | mov 변환',
  'change codec': '동영상 변환기 | 영상 인코딩 | hevc 변환',
  hevc: 'mp4 변환 | 동영상 인코더 | 영상 컨버터',
  'change container': 'mp4로 변환 | 코덱 변환 | 동영상 형식 변환',
} satisfies TableWords<'tools/convert-video'>;
