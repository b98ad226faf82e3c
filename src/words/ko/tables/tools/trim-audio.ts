export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    '길이에 상관없이 음악과 녹음의 앞뒤를 무손실로 잘라냅니다.',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    '형식을 유지하면 떨어지지 않습니다. 오디오를 그대로 복사합니다. AAC와 Opus는 약 50분의 1초짜리 패킷으로 되어 있어, 패킷과 패킷 사이에서 자릅니다. WAV에 든 PCM은 정확한 샘플에서 자릅니다. MP3도 Chrome처럼 갭리스 태그를 읽는 플레이어에서는 정확하고, 다른 플레이어에서는 1초도 안 되는 만큼 더 재생됩니다.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'MP3처럼 다른 형식을 고르지 않으면 원본과 같은 형식이며, 태그와 커버도 유지됩니다. 동영상에서는 오디오 트랙을 그대로 가져옵니다. AAC는 M4A, AIFF와 CAF는 WAV가 됩니다.',
  'ring tone': '오디오 자르기 | 음원 자르기 | 음악 편집 자르기',
  ringtone: '음악 자르기 | 음성 파일 자르기 | 소리 자르기',
  'crop audio': '노래 자르기 | 노래 편집 | 오디오 편집',
  'part of song': 'mp3 자르기 | 음악 구간 자르기',
  'mp3 cutter': 'mp3 커터 | 벨소리 만들기',
  'cut song': '녹음 파일 자르기 | 벨소리',
  'cut and convert': '녹음파일 자르기 | 오디오 컷',
} satisfies TableWords<'tools/trim-audio'>;
