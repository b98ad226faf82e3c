export default {
  'Compress audio': '오디오 압축',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    '음악과 녹음 파일을 지정한 MB까지, 또는 절반이나 4분의 1로 줄입니다.',
  'M4A (AAC)': 'M4A(AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    '낮은 비트레이트에서는 Opus의 음질이 가장 좋습니다. M4A와 MP3는 어디서나 재생됩니다.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    '결과가 지정한 용량을 넘는 일은 없습니다. M4A와 Ogg는 보통 지정한 용량의 95% 이상을 씁니다. MP3는 정해진 비트레이트만 쓸 수 있어서 바로 아래 값을 씁니다.',
  'What about WAV and FLAC?': 'WAV와 FLAC은 어떻게 되나요?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    '모든 샘플을 저장하는 형식이라 많이 줄일 수 있습니다. WAV의 절반도 다른 형식에 필요한 것보다 많고, 다른 형식은 320 kbit/s까지만 씁니다.',
  'audio size':
    '오디오 압축 | mp3 용량 줄이기 | 음악 파일 용량 줄이기 | 녹음파일 압축 | 음원 용량 줄이기 | m4a 용량 줄이기',
  'mp3 smaller':
    'mp3 압축 | 오디오 용량 줄이기 | 녹음 파일 용량 줄이기 | wav 용량 줄이기 | 음성파일 용량 줄이기 | 소리 파일 압축',
} satisfies TableWords<'tools/compress-audio'>;
