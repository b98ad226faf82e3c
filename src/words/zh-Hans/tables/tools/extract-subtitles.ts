export default {
  'Extract subtitles': '提取字幕',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    '把 MP4、MOV、MKV 和 WebM 里的字幕存成 SRT 或 WebVTT，每种语言一个文件。',
  'get subtitles': '提取字幕 | mkv 提取字幕 | 内封字幕提取 | ass 转 srt',
  'rip subtitles': '字幕提取 | mkv 转 srt | 字幕导出',
  'captions from video': '视频提取字幕 | 下载字幕 | 获取字幕',
  'mkv to srt': '导出字幕 | 抽取字幕 | 视频字幕',
  'Which subtitles can be extracted?': '可以提取哪些字幕？',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    '单独轨道里的文本字幕：MP4 和 MOV 里的计时文本和 WebVTT，MKV 和 WebM 里的 SRT、WebVTT、ASS 和 SSA。DVD 和蓝光字幕是图片，压进画面的字幕是视频的一部分，这两种在这里都无法转成文本。',
  'What formatting is kept?': '会保留哪些格式？',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    '文字、时间和换行；如果新格式支持，粗体、斜体和屏幕位置也会保留。ASS 里的字体、颜色和图形会移除，结果里会说明。',
  'Does a long film take long?': '长片要很久吗？',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    '读完文件要多久，就是多久。不需要解码，再长也不会多占内存。',
} satisfies TableWords<'tools/extract-subtitles'>;
