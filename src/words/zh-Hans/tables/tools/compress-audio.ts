export default {
  'Compress audio': '压缩音频',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    '压缩音乐和录音：压到指定的 MB 以内，或原来的一半、四分之一。',
  'audio size': '压缩音频 | mp3 压缩 | 音频缩小 | mp3 变小 | 录音压缩 | wav 压缩 | 降低比特率',
  'mp3 smaller': '音频压缩 | 音频变小 | 减小音频大小 | 录音太大 | 音乐压缩 | m4a 压缩',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    '低比特率时 Opus 音质最好。M4A 和 MP3 到处都能播放。',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    '结果绝不会更大。M4A 和 Ogg 通常用到允许大小的 95% 以上。MP3 只有几档比特率，所以取低一档的。',
  'What about WAV and FLAC?': 'WAV 和 FLAC 怎么办？',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    '它们保存每一个采样，能省下很多空间：其他格式连 WAV 的一半都用不到，而且最高只到 320 kbit/s。',
} satisfies TableWords<'tools/compress-audio'>;
