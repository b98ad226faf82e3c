export default {
  'Edit animations': '编辑动图',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    '删除、重排 GIF、WebP、PNG、AVIF 和 JPEG XL 动图的帧，设定时长，更改速度、尺寸和循环次数。',
  Edit: '编辑',
  'gif editor': 'gif 编辑 | gif 缩放',
  'gif speed': '动图编辑 | gif 修改',
  'speed up gif': '编辑 gif | 动图修改',
  'slow down gif': 'gif 变速 | gif 尺寸',
  'reverse gif': 'gif 加速 | 表情包编辑',
  'frame delay': 'gif 减速 | gif 删帧',
  'gif loop': 'gif 倒放',
  'resize gif': '帧延迟',
  'change gif': 'gif 循环',
  'Write frames like 1-3, 5=0.5, last.': '请按 1-3, 5=0.5, last 的格式填写帧号。',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    '选择要删除、移动、复制或设定时长的帧。也可以输入：“1-10, 12=0.5, last”表示第 12 帧显示半秒。留空表示全部。对所有文件都有效。',
  'Every frame': '全部帧',
  'Every second frame': '每两帧取一帧',
  'Every third frame': '每三帧取一帧',
  'Every fourth frame': '每四帧取一帧',
  'Play backwards': '倒放',
  Repeat: '循环',
  'As before': '和原来一样',
  'A fixed number of times': '固定次数',
  'Leave one empty to keep the proportions, or both to keep the size.': '只填一个则保持比例，都不填则保持原尺寸。',
  'Can some frames be shown for longer?': '可以让某些帧显示得更久吗？',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    '可以。用鼠标或键盘在帧列表里选中它们，再输入秒数。在那里也可以删除、移动和复制帧。',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    '每两帧取一帧、减小宽度，或降低质量（会忽略帧与帧之间的微小变化）。最有效的是选 WebP：同一段动画的大小只有几分之一。',
  'Why are there fewer frames at a high speed?': '为什么速度高时帧会变少？',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    '浏览器每帧至少显示 0.02 秒。更短的帧会移除，这样动画才能真正按设定的速度播放。',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    '其余各帧的时长、透明和循环次数，即使更换格式也会保留。',
} satisfies TableWords<'tools/edit-animation'>;
