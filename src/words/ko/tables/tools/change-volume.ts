export default {
  'Change volume and fade': '음량 조절과 페이드',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    '소리를 키우거나 줄이고, 모든 파일의 음량을 똑같이 맞추고(EBU R128), 서서히 커지거나 작아지게 합니다.',
  'Change volume': '음량 조절',
  'new-volume': '음량조절',
  Volume: '음량',
  'Music services (−14 LUFS)': '음악 서비스(−14 LUFS)',
  'Podcasts (−16 LUFS)': '팟캐스트(−16 LUFS)',
  'Broadcasts (−23 LUFS)': '방송(−23 LUFS)',
  'By a number of decibels': '데시벨로 지정',
  'The perceived loudness, measured according to EBU R128.': 'EBU R128 기준으로 측정한 체감 음량입니다.',
  Change: '변화량',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6은 레벨을 두 배로, −6은 절반으로 만들고, 0은 그대로 둡니다. 너무 키우면 큰 소리가 깨집니다.',
  'Why is a file quieter than I asked for?': '왜 요청한 것보다 소리가 작은가요?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    '그만큼 키우면 가장 큰 소리가 깨지기 때문입니다. 최대 레벨보다 1 dB 낮은 선에서 가능한 만큼만 키우고, 얼마나 커졌는지 결과에 알려 드립니다.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    '오디오는 원본과 비슷한 비트레이트로 다시 인코딩하며, WAV와 FLAC은 마지막 비트 말고는 손실이 없습니다. 동영상의 화면은 그대로 복사합니다.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    '원본과 같은 형식입니다. 원시 AAC는 M4A, AIFF와 CAF는 WAV, MPEG-TS 녹화 파일은 MP4가 됩니다.',
  louder: '소리 키우기 | 데시벨',
  quieter: '볼륨 키우기 | lufs',
  boost: '볼륨 조절 | 게인',
  amplify: '음량 키우기 | 오디오 페이드',
  normalise: '소리 크게 | 소리 증폭',
  lufs: '소리 작게 | 음악 페이드 아웃',
  loudness: '볼륨 줄이기',
  gain: '동영상 소리 키우기',
  'fade audio': 'mp3 볼륨 키우기',
  'fade in audio': '음량 평준화',
  'fade out audio': '노멀라이즈',
  decibels: '음량 맞추기',
} satisfies TableWords<'tools/change-volume'>;
