export default {
  'Mute video': '去除视频声音',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    '批量去除视频里的声音，画面逐位复制。',
  Mute: '去除声音',
  muted: '已静音',
  'remove sound': '静音 | 删除声音',
  'take sound off': '视频静音 | 去音频',
  'strip audio': '去声音 | 视频去原声',
  silence: '去掉声音 | 关闭声音',
  'no sound': '视频去声音',
  'remove audio': '去除声音',
  'without audio': '消音',
  'delete sound': '视频消音',
  'silent video': '无声视频',
  'Does the video change?': '画面会变吗？',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    '不会。画面原样复制，看起来完全一样，几秒就好。',
  'Is the audio really removed?': '声音真的去除了吗？',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    '是的，结果里没有音轨。原文件保持不变。',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    '与原文件格式相同。MPEG-TS 录像会变成 MP4，不重新编码。',
} satisfies TableWords<'tools/mute-video'>;
