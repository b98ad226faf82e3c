export default {
  'Merge audio': '合并音频',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    '把音乐和录音接成一个文件，顺序任意。同类文件直接复制，不重新编码。',
  'join mp3': '合并音频 | mp3 合并 | 音乐合并 | 合并录音',
  'one audio file': '音频合并 | 合并 mp3 | 串烧',
  'join voice memos': '音频拼接 | 录音合并 | 多个音频合成一个',
  'combine podcasts': '拼接音频 | 歌曲合并 | 音频连接',
  'Same as the first file': '与第一个文件相同',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    '如果所有文件的编码、采样率和声道数都相同，就不会：逐位复制。否则会按第一个文件重新编码。',
  'What about different sample rates?': '采样率不同怎么办？',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    '以第一个文件为准，其他的转换为它的采样率和声道数。',
  'Which tags does the result have?': '结果有哪些标签？',
  'The tags and cover of the first file.': '第一个文件的标签和封面。',
} satisfies TableWords<'tools/merge-audio'>;
