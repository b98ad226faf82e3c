export default {
  'Change speed of video and audio': '동영상·오디오 속도 변경',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    '목소리 높낮이를 바꾸지 않고, 동영상과 오디오를 0.25배속에서 4배속까지 느리거나 빠르게 만듭니다.',
  'Change speed': '속도 변경',
  'new-speed': '속도변경',
  'Keep the pitch': '음높이 유지',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    '끄면 카세트테이프처럼 빠를수록 목소리가 높아지고 느릴수록 낮아집니다.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    '비디오는 비트 하나 바꾸지 않고 복사하고, 프레임을 보여 주는 시각만 바꿉니다. 초당 {0}프레임을 넘게 될 때만 프레임을 줄여 다시 인코딩합니다. 오디오는 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'How is the pitch kept?': '음높이는 어떻게 유지하나요?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    '소리를 여러 음으로 나눈 뒤 다른 길이로 다시 이어 붙이는 Signalsmith Stretch를 씁니다. 속도를 극단적으로 바꾸면 음악이 조금 텅 빈 듯 들릴 수 있지만, 말소리는 또렷합니다.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    '원본과 같은 형식입니다. 원시 AAC는 M4A, AIFF와 CAF는 WAV, MPEG-TS 녹화 파일은 MP4가 됩니다. 자막과 추가 오디오 트랙은 제거되며, 결과에 그렇게 표시됩니다.',
  'slow motion': '배속 | 재생속도',
  slowmo: '동영상 배속 | mp3 속도 조절',
  'speed up': '영상 속도 조절 | 음악 속도',
  'slow down': '동영상 속도 | 템포',
  faster: '빠르게 | 음성 속도 조절',
  slower: '느리게 | 노래 속도',
  timelapse: '슬로우모션',
  tempo: '슬로모션',
  'playback speed': '2배속',
  'chipmunk voice': '타임랩스',
} satisfies TableWords<'tools/change-speed'>;
