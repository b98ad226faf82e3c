export default {
  'Trim video': '동영상 길이 자르기',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    '용량에 상관없이 동영상의 앞뒤를 몇 초 만에 무손실로 잘라냅니다.',
  'Cut exactly': '정확하게 자르기',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    '자르는 곳 근처나 전체를 다시 인코딩해서 정확한 프레임에서 자릅니다. 끄면 클립이 바로 앞의 키프레임에서 시작하며 그대로 복사됩니다.',
  'Why does my clip start a little early?': '클립이 왜 조금 일찍 시작하나요?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    '복사는 키프레임에서만 시작할 수 있는데, 키프레임은 몇 초씩 떨어져 있을 때가 많습니다. 클립은 지정한 시작점 바로 앞의 키프레임에서 시작하며, 그 위치가 결과에 표시됩니다. “정확하게 자르기”를 쓰면 정확한 프레임에서 시작합니다.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    '“정확하게 자르기”를 사용하지 않으면 떨어지지 않습니다. 비디오와 오디오를 비트 하나 바꾸지 않고 복사합니다. 사용하면 H.264, VP8, VP9은 자른 곳부터 다음 키프레임까지만 최대 두 배의 비트레이트로 다시 인코딩하고, 그 뒤는 복사합니다. 그 사이에 키프레임이 없거나 다른 코덱이면 비디오 전체를 원본과 비슷한 비트레이트로 다시 인코딩합니다.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    '다른 형식을 고르지 않으면 원본과 같은 형식입니다. 비디오와 오디오는 그 형식에 담을 수 있으면 복사하고, 아니면 다시 인코딩합니다. MP3처럼 소리만 남기려면 동영상도 열 수 있는 “오디오 길이 자르기”를 쓰세요. MPEG-TS 녹화 파일은 다시 인코딩하지 않고 MP4가 됩니다.',
  'part of video': '동영상 자르기 | 영상 컷편집 | 동영상 앞뒤 자르기 | mp4 자르기',
  snip: '영상 자르기 | 동영상 구간 자르기 | 동영상 일부 자르기 | 동영상 커터',
  'video cutter': '동영상자르기 | 동영상 길이 자르기 | 영상 일부분 자르기 | 동영상 무손실 자르기',
  'remove start': '동영상 컷편집 | 영상 길이 자르기 | 동영상 잘라내기 | 동영상 앞부분 자르기',
} satisfies TableWords<'tools/trim-video'>;
