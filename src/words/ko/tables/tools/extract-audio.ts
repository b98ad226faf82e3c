export default {
  'Extract audio': '오디오 추출',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    '동영상의 소리를 그대로, 또는 MP3, M4A, WAV, FLAC으로 저장합니다.',
  audio: '오디오',
  'What does “Keep the format” mean?': '“원본 형식 유지”는 무슨 뜻인가요?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    '동영상에서 오디오를 비트 하나 바꾸지 않고 복사하므로, 소리가 똑같고 몇 초면 끝납니다. AAC는 M4A, Opus는 Ogg가 되고, MP3와 MP2는 그대로입니다. 압축되지 않은 오디오는 WAV 파일이 됩니다.',
  'What if a video has several audio tracks?': '동영상에 오디오 트랙이 여러 개면 어떻게 되나요?',
  'You get the main one. The result lists the others.': '주 트랙을 추출합니다. 나머지 트랙은 결과에 표시됩니다.',
  'sound from video': '동영상 음악 추출 | 동영상 오디오 추출',
  'rip audio': '동영상 소리 추출 | 소리만 추출',
  'video to mp3': '영상에서 소리 추출 | 음성만 추출',
  'get audio from video': '동영상 음원 추출 | 영상 소리만 저장',
  'video to audio': '영상 음원 추출 | 비디오 오디오 변환',
  soundtrack: '동영상 mp3 변환 | 동영상 음성 추출',
  'take music from video': '영상 mp3 변환',
  'get music from video': '동영상에서 음악만',
} satisfies TableWords<'tools/extract-audio'>;
