export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3는 잘 들리지 않는 소리를 덜어 냅니다. 자동 비트레이트는 스테레오에서 192 kbit/s이며, 이 정도면 차이를 느끼는 사람이 거의 없습니다.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    '조금 떨어집니다. 오디오를 원본과 비슷한 비트레이트로 다시 인코딩합니다. 이미 MP3인 오디오는 그대로 복사합니다.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC는 잘 들리지 않는 소리를 덜어 냅니다. 자동 비트레이트는 스테레오에서 160 kbit/s이며, 이 정도면 차이를 느끼는 사람이 거의 없습니다.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    '이미 AAC인 오디오는 그대로 복사합니다. 다른 오디오는 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus는 잘 들리지 않는 소리를 덜어 냅니다. 자동 비트레이트는 스테레오에서 128 kbit/s이며, 이 정도면 차이를 느끼는 사람이 거의 없습니다.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    '이미 Opus나 Vorbis인 오디오는 그대로 복사합니다. 다른 오디오는 원본과 비슷한 비트레이트의 Opus로 다시 인코딩합니다.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    '아니요. WAV는 모든 샘플을 저장하며, 스테레오의 경우 1분에 약 10 MB를 차지합니다.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    '아니요. FLAC은 모든 샘플을 WAV 파일의 절반 정도 용량으로 저장합니다.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'MP4에 담을 수 있는 트랙이면 떨어지지 않습니다. H.264, H.265, AAC, MP3는 비트 하나 바꾸지 않고 복사합니다. VP8이나 PCM처럼 플레이어가 MP4에서 잘 재생하지 못하는 코덱은 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'MOV에 담을 수 있는 트랙이면 떨어지지 않습니다. H.264, H.265, AAC, PCM은 비트 하나 바꾸지 않고 복사합니다. 나머지는 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    '아니요. Matroska는 거의 모든 비디오·오디오 코덱을 담을 수 있으므로, 두 트랙 모두 비트 하나 바꾸지 않고 복사합니다.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM은 VP8, VP9, AV1 비디오와 Opus, Vorbis 오디오를 담습니다. 이들은 비트 하나 바꾸지 않고 복사하고, 나머지는 모두 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    '조금 떨어집니다. 비디오와 오디오를 어디서나 재생되는 H.264와 AAC로 다시 인코딩합니다. VP9, AV1, Opus를 지원하는 플레이어에서 볼 거라면, “가능하면 유지”를 골라 트랙을 그대로 복사할 수 있습니다.',
  'How large can a file be?': '파일 용량에 제한이 있나요?',
  'Save the audio of {0} videos as {1}, many at once.':
    '{0} 동영상의 소리를 {1} 형식으로 저장합니다. 여러 개를 한꺼번에 처리할 수 있습니다.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    '{0} 파일 여러 개를 한꺼번에 {1} 형식으로 변환하고, 태그와 커버는 유지합니다.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    '용량에 상관없이 {0} 동영상을 {1} 형식으로 변환합니다. 여러 개를 한꺼번에 처리할 수 있습니다.',
} satisfies TableWords<'pairs/media-pairs'>;
