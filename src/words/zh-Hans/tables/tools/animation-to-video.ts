export default {
  'GIF to video': 'GIF 转视频',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    '把 GIF、WebP、PNG 和 AVIF 动图转成 MP4 或 WebM 视频，通常会小很多。',
  'Make video': '生成视频',
  'gif to mp4': 'gif 转 mp4 | 图片转视频 | gif 转 webm',
  'animated webp to video': 'gif 转视频 | 照片转视频 | 表情包转视频',
  'gif to video': '动图转视频 | gif 变视频 | gif to mp4',
  'images to video': '动图转 mp4 | gif 转换视频',
  'photos to video': 'webp 动图转视频 | 动态图转视频',
  'Repeat the animation': '动画播放次数',
  'Animations loop, but videos end: choose how many times to play it.': '动画会循环，视频播完就结束：请选择播放几次。',
  'Colour behind transparent areas': '透明区域的背景色',
  'Show still images for': '静态图片的显示时长',
  'Is the timing of the frames kept?': '各帧的时长会保留吗？',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    '会，每一帧的显示时长和原来一样。如果 GIF 里写的是百分之一秒或更短，浏览器会显示十分之一秒，视频也是如此。',
  'What happens to transparency?': '透明会怎样？',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    '通用的视频格式不支持透明，所以透明区域会填上选定的颜色。',
  'What if the width or height is odd?': '宽度或高度是奇数怎么办？',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    '视频的宽度和高度必须是偶数，所以会在底部或右边加一行或一列背景色，画面不缩放。',
} satisfies TableWords<'tools/animation-to-video'>;
