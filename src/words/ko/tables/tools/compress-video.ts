export default {
  'Compress video': '동영상 압축',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    '동영상을 8, 10, 25, 50, 100 MB 이하로, 또는 절반이나 4분의 1로 줄입니다.',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264는 어디서나 재생됩니다. 다른 코덱은 같은 용량에서 화질이 더 좋지만 시간이 더 걸리고, 오래된 휴대전화와 TV에서는 재생되지 않습니다.',
  'H.264, or VP9 in WebM': 'H.264(WebM은 VP9)',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC는 어디서나 재생됩니다. Opus는 같은 용량에서 음질이 더 좋습니다.',
  'AAC, or Opus in WebM': 'AAC(WebM은 Opus)',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    '결과가 지정한 용량을 넘는 일은 없습니다. 직전 결과에 맞춰 조정해 가며 여덟 번까지 인코딩해, 허용된 용량의 95% 이상을 쓰게 합니다. 더 작은 용량으로 충분한 동영상은 더 작게 만듭니다.',
  'What is reduced first?': '무엇을 먼저 줄이나요?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    '비트레이트입니다. 그것만으로 화면이 너무 거칠어지면 프레임 속도를 초당 30프레임으로, 그다음에 해상도를 줄입니다. 그랬다면 결과에 표시됩니다.',
  'under size':
    '동영상 용량 줄이기 | 영상 용량 줄이기 | 영상 압축 | mp4 용량 줄이기 | 핸드폰 동영상 용량 줄이기 | 영상 용량 초과 | 동영상 화질 낮추기',
  handbrake: '동영상 용량줄이기 | 동영상 압축 | 동영상 파일 크기 줄이기 | mp4 압축 | 카톡 동영상 용량 | handbrake',
} satisfies TableWords<'tools/compress-video'>;
