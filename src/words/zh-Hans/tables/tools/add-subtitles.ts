export default {
  'Add subtitles': '添加字幕',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    '把 SRT 或 WebVTT 字幕作为单独的轨道加入 MP4、MOV、MKV 和 WebM，视频不重新编码。',
  subtitled: '已加字幕',
  caption: '字幕 | 软字幕 | mkv 加字幕',
  'embed subtitles': '加字幕 | 封装字幕 | mp4 加字幕',
  'soft subtitles': '添加字幕 | 外挂字幕合并 | 嵌入字幕',
  'srt into video': '视频加字幕 | srt 加入视频 | 隐藏字幕',
  'closed captions': '内封字幕 | 字幕合成视频',
  Subtitles: '字幕',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    '一个或多个 SRT 或 WebVTT 文件，也可以和视频一起拖放进来。',
  'Match subtitles to videos': '字幕与视频怎样对应',
  'By file name': '按文件名',
  'Add all to every video': '全部加到每个视频',
  'A file name can include the language, as in film.de.srt.': '文件名可以带语言，例如 film.de.srt。',
  'From the file name': '按文件名判断',
  'Track name': '轨道名称',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    '例如“听障字幕”。不填时，播放器显示语言。',
  'On by default': '默认显示',
  'Does it change the video or audio?': '视频或声音会变吗？',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    '不会。视频、声音以及已有的轨道、章节和标签，一个字节都不变。字幕以文本形式加入，以后可以关闭或移除。MPEG-TS 录像和分段 MP4 会先复制成普通的 MP4。',
  'Where do the subtitles show up?': '字幕在哪里能显示？',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    '在可以显示字幕轨的播放器里，例如 VLC、mpv 和 QuickTime。Chrome 和 Firefox 在网页上不显示视频里的字幕轨，在网页上请直接使用 WebVTT 文件。',
  'How do I add several languages?': '怎样添加多种语言？',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    '一次选好所有文件。名字与视频对应的文件，例如 film.mp4 的 film.en.srt 和 film.de.srt，会各自成为一条带语言的轨道，第一条默认显示。',
  'What happens to colours and positions?': '颜色和位置会怎样？',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    '粗体、斜体和下划线会保留，在 WebM 里屏幕位置也会保留。颜色、字体等各播放器处理不一的内容会移除，结果里会说明。',
} satisfies TableWords<'tools/add-subtitles'>;
