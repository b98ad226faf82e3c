export default {
  'Merge audio': '오디오 합치기',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    '음악과 녹음을 원하는 순서로 한 파일로 합칩니다. 같은 종류의 파일은 다시 인코딩하지 않고 복사합니다.',
  'Same as the first file': '첫 파일과 같게',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    '모든 파일의 코덱, 샘플 레이트, 채널이 같으면 떨어지지 않습니다. 비트 하나 바꾸지 않고 복사합니다. 그렇지 않으면 첫 파일에 맞춰 다시 인코딩합니다.',
  'What about different sample rates?': '샘플 레이트가 다르면 어떻게 되나요?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    '첫 파일을 따릅니다. 나머지를 그 샘플 레이트와 채널 수로 변환합니다.',
  'Which tags does the result have?': '결과에는 어떤 태그가 들어가나요?',
  'The tags and cover of the first file.': '첫 파일의 태그와 커버가 들어갑니다.',
  'join mp3': '오디오 합치기 | 녹음 파일 합치기 | 노래 이어붙이기 | 소리 합치기',
  'one audio file': 'mp3 합치기 | 녹음파일 합치기 | mp3 이어붙이기',
  'join voice memos': '음악 합치기 | 음성 파일 합치기 | 음악 이어붙이기',
  'combine podcasts': '노래 합치기 | 음원 합치기 | 오디오 병합',
} satisfies TableWords<'tools/merge-audio'>;
