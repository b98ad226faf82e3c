export default {
  'Convert audio': '오디오 변환',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    'WAV, FLAC, M4A, MP3, AAC, Ogg를 서로 변환하고, 태그와 커버를 유지합니다.',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV와 FLAC은 무손실이고, 다른 형식은 더 작습니다.',
  'Bit rate': '비트레이트',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    '높을수록 음질이 좋고 용량이 큽니다. WAV와 FLAC에는 적용되지 않습니다.',
  Automatic: '자동',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    'WAV와 FLAC으로 변환하면 떨어지지 않습니다. MP3, M4A, Ogg로 변환하면 조금 떨어지는데, 파일이 이미 그 코덱을 쓰고 비트레이트를 자동으로 두면 그대로 복사합니다.',
  'Which bit rate is chosen automatically?': '자동으로 두면 비트레이트는 얼마가 되나요?',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'MP3, AAC 등 압축된 파일이면 원본의 비트레이트를 씁니다. WAV와 FLAC이면 차이를 느끼는 사람이 거의 없는 값을 씁니다. 스테레오에서 MP3는 192, AAC는 160, Opus는 128 kbit/s입니다.',
  'Are the title, artist and cover kept?': '제목, 아티스트, 커버가 유지되나요?',
  'Yes, if the new format has a place for them.': '네, 새 형식이 그 정보를 담을 수 있으면 유지됩니다.',
  'audio converter': '오디오 변환 | 음원 변환 | 녹음파일 변환 | 음악 파일 형식 바꾸기',
  'mp3 converter': '음악 변환 | 오디오 컨버터 | wav mp3 변환',
  'sound format': 'mp3 변환 | 소리 파일 변환 | flac 변환',
  'music converter': 'mp3 변환기 | 음성파일 변환 | 오디오 형식 변환',
} satisfies TableWords<'tools/convert-audio'>;
