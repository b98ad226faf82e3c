export default {
  'Resize video': '调整视频尺寸',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    '把视频的分辨率批量降到 1080p、720p、480p 或自定的尺寸。',
  resolution: '视频分辨率 | 修改视频尺寸 | 1080p 转 720p | 改视频分辨率 | 视频宽高',
  'hd to sd': '降低分辨率 | 视频尺寸 | 4k 转 1080p | 视频分辨率转换',
  'lower resolution': '调整视频大小 | 视频缩放 | 视频变小 | 高清转标清',
  'The width is set to match. Videos are never enlarged.': '宽度会自动匹配。视频绝不会放大。',
  'Custom size': '自定尺寸',
  'Leave one empty to keep the proportions.': '只填一个则保持比例。',
  'Add black bars': '加黑边',
  'Does resizing reduce quality?': '调整尺寸会降低画质吗？',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    '视频重新编码，每个像素的数据量与原来相同。音频原样复制。视频已经够小时，也直接复制。',
  'Why is the width slightly larger than I set?': '为什么宽度比设定的略大？',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    '视频编码器要求宽高为偶数，所以奇数会加一。',
} satisfies TableWords<'tools/resize-video'>;
