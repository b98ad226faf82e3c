export default {
  'Video contact sheet': '视频缩略图总览',
  'See a whole video in one image: frames from start to end, each with its time.':
    '一张图看完整个视频：从头到尾的画面，每幅都标有时间。',
  'Make contact sheet': '生成总览图',
  thumbnails: '视频缩略图 | 故事板 | 截图墙',
  overview: '缩略图 | 视频预览图 | 视频目录图',
  storyboard: '视频总览 | 视频九宫格 | 视频封面',
  'frames in a grid': '视频截图拼图 | 视频截图合集',
  'thumbnail sheet': '分镜 | 视频拼图',
  'Longer side of a frame': '每帧的长边',
  'Which frames are shown?': '会显示哪些帧？',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    '要多少帧，就把视频平分成多少段，各取中间一帧。',
  'How do I make a thumbnail?': '怎样做视频封面？',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    '选一帧、一列即可。要自己选时间，请用“视频转图片”。',
  'How large may a video be?': '可以处理多大的视频？',
  'As large as you like: only the frames on the sheet are decoded.': '大小不限：只解码总览图上的那些帧。',
} satisfies TableWords<'tools/contact-sheet'>;
