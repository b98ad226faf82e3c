export default {
  'Convert audio': '转换音频',
  'Convert between WAV, FLAC, M4A, MP3, AAC and Ogg, and keep tags and cover.':
    '在 WAV、FLAC、M4A、MP3、AAC 和 Ogg 之间转换，保留标签和封面。',
  'audio converter': '音频转换 | 转 mp3 | wav 转 mp3 | 格式工厂',
  'mp3 converter': '转换音频 | 音乐转换 | flac 转 mp3',
  'sound format': '音频格式转换 | 音乐格式转换 | m4a 转 mp3',
  'music converter': 'mp3 转换器 | 声音格式 | 音频转码',
  'WAV and FLAC are lossless; the others are smaller.': 'WAV 和 FLAC 无损，其他格式更小。',
  'Bit rate': '比特率',
  'A higher rate is better and larger. Does not apply to WAV and FLAC.':
    '比特率越高，音质越好，文件也越大。不适用于 WAV 和 FLAC。',
  Automatic: '自动',
  '320 kbit/s': '320 kbit/s',
  '256 kbit/s': '256 kbit/s',
  '192 kbit/s': '192 kbit/s',
  '160 kbit/s': '160 kbit/s',
  '128 kbit/s': '128 kbit/s',
  '96 kbit/s': '96 kbit/s',
  '64 kbit/s': '64 kbit/s',
  'To WAV and FLAC, no. To MP3, M4A and Ogg, a little, unless the file already uses that codec and you leave the bit rate on automatic; then it is copied.':
    '转成 WAV 和 FLAC 不会。转成 MP3、M4A 和 Ogg 会略有下降；如果文件已经是那种编码，比特率又选“自动”，就直接复制。',
  'Which bit rate is chosen automatically?': '“自动”会选多少比特率？',
  'For MP3, AAC and other compressed files, the bit rate of your file. For WAV and FLAC, one at which few people hear a difference: in stereo 192 kbit/s for MP3, 160 for AAC and 128 for Opus.':
    'MP3、AAC 等有损压缩的文件，用原文件的比特率。WAV 和 FLAC 则用很少有人听得出差别的比特率：立体声 MP3 为 192 kbit/s，AAC 为 160，Opus 为 128。',
  'Are the title, artist and cover kept?': '标题、艺术家和封面会保留吗？',
  'Yes, if the new format has a place for them.': '会，只要新格式能保存它们。',
} satisfies TableWords<'tools/convert-audio'>;
