export default {
  'Reverse video and audio': '视频和音频倒放',
  'Play video and audio backwards, whatever its length.': '让视频和音频倒着播放，长短不限。',
  Reverse: '倒放',
  reversed: '已倒放',
  backwards: '倒放 | 逆序播放 | 时光倒流',
  'play backwards': '视频倒放 | 反转视频 | 声音倒放',
  rewind: '倒着播放 | 音频倒放 | 倒播',
  'reverse audio': '反向播放 | 倒放视频',
  'reverse sound': '倒带 | 视频反转',
  'How long can a video be?': '视频可以有多长？',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    '不限长短。从结尾起一组帧一组帧地解码，再长也不会多占内存；所需时间和编码一遍视频差不多。',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    '视频和音频按大致相同的比特率重新编码，因为视频的每一帧都以前面的帧为基础，而倒放后那些帧排到了后面。WAV 和 FLAC 没有损失。',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    '与原文件格式相同。AAC 裸流会变成 M4A，MPEG-TS 录像变成 MP4。',
} satisfies TableWords<'tools/reverse-video'>;
