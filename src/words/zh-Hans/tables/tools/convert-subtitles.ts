export default {
  'Convert subtitles': '转换字幕',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'SRT 和 WebVTT 互转，调整字幕时间，适配其他帧率。',
  'shift subtitles': '字幕转换 | 字幕平移',
  'sync subtitles': '转换字幕 | 时间轴调整',
  'subtitle delay': 'srt 转 vtt | 字幕格式转换',
  retime: 'vtt 转 srt | 字幕偏移',
  'srt to vtt': '调字幕时间 | 字幕乱码',
  'subtitle offset': '字幕时间轴',
  'subtitles late': '字幕同步',
  'subtitles early': '字幕不同步',
  'srt seconds late': '字幕延迟',
  'fix subtitle timing': '字幕提前',
  'Shift by': '时间偏移',
  'Positive numbers show them later, negative numbers earlier.': '正数使字幕延后，负数使字幕提前。',
  'Keep the speed': '保持速度',
  'From 23.976 to 25': '23.976 转 25',
  'From 24 to 25': '24 转 25',
  'From 25 to 23.976': '25 转 23.976',
  'From 25 to 24': '25 转 24',
  'Another length': '自定长度',
  'In frames per second, for subtitles that start in sync and then drift.':
    '单位为每秒帧数，用于开头同步、后来渐渐错开的字幕。',
  Length: '长度',
  'How do I sync subtitles with a video?': '怎样让字幕与视频同步？',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    '如果总是早或晚同样的时间，填写这个偏移即可。如果开头同步、后来渐渐错开，说明字幕是按另一种帧率做的：请选择原帧率和新帧率。会先改速度，再偏移。',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    '粗体、斜体、下划线和顶部的文字会保留。SRT 没有样式、说话人姓名和精确位置；SRT 的颜色和字体也不会带到 WebVTT。有内容移除时，结果里会说明。',
  'What if letters look wrong?': '出现乱码怎么办？',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    '结果都是 UTF-8，每个播放器都能读。UTF-8 和 UTF-16 文件会自动识别，其他文件根据文字推测编码，结果里会写明是哪种：如果出现乱码，请在“字符编码”里换一种。',
} satisfies TableWords<'tools/convert-subtitles'>;
