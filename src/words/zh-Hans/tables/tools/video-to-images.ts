export default {
  'Video to images': '视频转图片',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    '把视频的画面存成 JPEG、PNG 或 WebP：若干张、每隔几秒一张，或只要一张。',
  'Save frames': '保存画面',
  frames: '视频截图 | 视频导出图片',
  'frames from video': '视频转图片 | 截取画面',
  'video thumbnail': '视频截帧 | 视频定格',
  'thumbnail of video': '提取帧',
  'screenshots of video': '视频提取图片',
  'screen shot': '视频抽帧',
  snapshot: '视频截屏',
  stills: '视频封面',
  'frame grab': '视频转 jpg',
  'video to jpg': '视频缩略图',
  'extract frames': '逐帧截图',
  'Evenly spaced': '均匀截取',
  'One every few seconds': '每隔几秒一张',
  'At one time': '指定时刻',
  'Number of frames': '张数',
  Every: '间隔',
  Time: '时间',
  'How large are the images?': '图片有多大？',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    '和视频一样大，方向摆正。PNG 保留解码出的每个像素。',
  'Which frames do I get?': '会得到哪些帧？',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    '每个时刻显示的那一帧。“均匀截取”把视频分成等长的几段，各取中间一帧，因为第一帧和最后一帧常常是黑的。',
} satisfies TableWords<'tools/video-to-images'>;
