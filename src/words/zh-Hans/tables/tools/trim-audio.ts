export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    '无损剪掉音乐和录音的开头和结尾，长短不限。',
  'ring tone': '剪辑音频 | 铃声制作 | 剪掉开头',
  ringtone: '音频剪辑 | mp3 剪辑',
  'crop audio': '剪音频 | mp3 截取',
  'part of song': '截取音频 | 音乐剪辑',
  'mp3 cutter': '音频截取 | 剪切音频',
  'cut song': '剪歌 | 截取歌曲',
  'cut and convert': '铃声 | 录音剪辑',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    '保持原格式就不会：音频原样复制。AAC 和 Opus 由约五十分之一秒的数据包组成，在两个数据包之间剪开。PCM（例如 WAV）能精确到每个采样。MP3 在能识别无缝播放标签的播放器（例如 Chrome）里也一样精确，其他播放器会多播放零点几秒。',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    '与原文件格式相同，保留标签和封面，除非选了其他格式，例如 MP3。如果是视频，得到的是原样的音轨。AAC 变成 M4A，AIFF 和 CAF 变成 WAV。',
} satisfies TableWords<'tools/trim-audio'>;
