export default {
  'Extract audio': '提取音频',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    '保存视频里的声音：原样保存，或存成 MP3、M4A、WAV 或 FLAC。',
  audio: '音频',
  'sound from video': '提取音频 | 分离音频',
  'rip audio': '视频转音频 | 音视频分离',
  'video to mp3': '视频转 mp3 | 提取配乐',
  'get audio from video': '视频提取声音 | 视频音频提取',
  'video to audio': '提取声音 | 视频里的音乐',
  soundtrack: '视频提取音乐',
  'take music from video': '提取背景音乐',
  'get music from video': 'mp4 转 mp3',
  'What does “Keep the format” mean?': '“保持原格式”是什么意思？',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    '声音从视频里逐位复制出来，听起来完全一样，几秒就好。AAC 变成 M4A，Opus 变成 Ogg；MP3 和 MP2 保持不变。未压缩的声音变成 WAV 文件。',
  'What if a video has several audio tracks?': '视频有多条音轨怎么办？',
  'You get the main one. The result lists the others.': '得到的是主音轨，结果里会列出其他音轨。',
} satisfies TableWords<'tools/extract-audio'>;
