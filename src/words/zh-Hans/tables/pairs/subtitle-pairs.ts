export default {
  'Words, times, bold, italic and underlined text, and the position on screen if the file gives one. Colours and fonts are removed, and the result says so.':
    '文字、时间、粗体、斜体和下划线；如果文件写明了屏幕位置，也会保留。颜色和字体会移除，结果里会说明。',
  'Words, times, bold, italic and underlined text, and whether text is at the top. SRT has no styles, speaker names or exact positions: they are removed, and the result says so.':
    '文字、时间、粗体、斜体和下划线，以及文字是否在顶部。SRT 没有样式、说话人姓名和精确位置：这些会移除，结果里会说明。',
  'Convert {0} subtitles to {1}, many at once, and shift them in time.': '把 {0} 字幕批量转换为 {1}，还能调整时间。',
} satisfies TableWords<'pairs/subtitle-pairs'>;
