export default {
  'Split an animation': '拆分动图',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    '把 GIF 或 WebP、PNG、AVIF、JPEG XL 动图的每一帧存成单独的图片。',
  'gif frames': 'gif 拆分 | 动图拆分 | gif 转 jpg',
  'extract frames from gif': 'gif 分解 | 动图分解',
  'gif to images': 'gif 拆帧 | gif 提取图片',
  'gif to frames': '提取 gif 帧 | gif 逐帧',
  'split gif': 'gif 转图片 | gif 截帧',
  'unpack gif': '动图转图片 | gif 转 png',
  'Write frames like 1-3, 5, last.': '请按 1-3, 5, last 的格式填写帧号。',
  'For example “1-10, 20, last”. Leave empty for all.': '例如“1-10, 20, last”。留空表示全部。',
  'Are the frames complete?': '每一帧都是完整的吗？',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    '是。许多文件只存储帧与帧之间的变化，而这里的每张图片都是完整的一帧；所选格式支持透明时，透明也会保留。',
  'Can I put them back together?': '可以再合成回去吗？',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    '可以，用“制作动图”：按选定的顺序和时间把图片合成动图。',
} satisfies TableWords<'tools/animation-to-images'>;
