export default {
  'Video to GIF': '视频转 GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    '把视频的一段做成 GIF 或 WebP 动图，速度、尺寸和循环次数自选。',
  'Make GIF': '生成 GIF',
  'clip to gif': '视频转 gif | mp4 转 gif | 视频截 gif | 动图制作 | 视频生成动图 | 视频做表情包 | 视频变动图',
  'video to webp': '视频转动图 | 视频做 gif | 视频转 webp | 录屏转 gif | 表情包制作 | mov 转 gif',
  GIF: 'GIF',
  'Animated WebP': 'WebP 动图',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF 到处都能播放，但每帧只有 256 种颜色。WebP 小得多。',
  'Frames per second': '每秒帧数',
  'The height is set to match. Never larger than the video.': '高度会自动匹配。绝不会比视频大。',
  'Colour blending': '颜色过渡',
  'Pattern (smaller)': '网点（更小）',
  Smooth: '平滑',
  Off: '关闭',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    '选更短的一段、更低的每秒帧数、更小的宽度，或选 WebP 动图（大小只有几分之一）。降低质量会忽略帧与帧之间的微小变化。',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    '最多 {0} 帧，按每秒 12 帧计算，是两分钟多一点。超出时只得到开头部分，结果里会说明。更长的内容，存成视频小得多。',
  'Does it keep the audio?': '声音会保留吗？',
  'No: GIF and WebP cannot hold audio.': '不会：GIF 和 WebP 不能包含声音。',
} satisfies TableWords<'tools/video-to-gif'>;
