export default {
  'Reverse video and audio': '동영상·오디오 거꾸로 재생',
  'Play video and audio backwards, whatever its length.': '길이에 상관없이 동영상과 오디오를 거꾸로 재생되게 만듭니다.',
  Reverse: '거꾸로 만들기',
  reversed: '거꾸로',
  'How long can a video be?': '동영상 길이에 제한이 있나요?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    '없습니다. 끝에서부터 한 묶음의 프레임씩 디코딩하므로, 길어도 메모리를 더 쓰지 않습니다. 시간은 동영상을 인코딩하는 만큼 걸립니다.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    '비디오와 오디오를 원본과 비슷한 비트레이트로 다시 인코딩합니다. 동영상의 프레임은 앞 프레임을 바탕으로 만들어지는데, 이제 그 프레임이 뒤에 오기 때문입니다. WAV와 FLAC은 손실이 없습니다.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    '원본과 같은 형식입니다. 원시 AAC는 M4A, MPEG-TS 녹화 파일은 MP4가 됩니다.',
  backwards: '역재생 | 동영상 거꾸로 | 오디오 역재생',
  'play backwards': '거꾸로 재생 | 되감기 영상 | 음악 거꾸로 재생',
  rewind: '동영상 역재생 | 리버스 | 동영상 되감기',
  'reverse audio': '영상 역재생 | 역방향 재생',
  'reverse sound': '영상 거꾸로 | 소리 거꾸로',
} satisfies TableWords<'tools/reverse-video'>;
