export default {
  'Resize images': '调整图片尺寸',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    '批量更改图片的像素尺寸，结果清晰，颜色准确。',
  width: '调整图片大小 | 壁纸',
  height: '修改图片尺寸 | 头像尺寸',
  'make bigger': '图片尺寸 | 封面尺寸',
  enlarge: '改尺寸',
  thumbnail: '图片放大',
  'change size': '图片缩小',
  'half size': '图片像素',
  'half the size': '修改像素',
  'lower resolution photo': '改分辨率',
  wallpaper: '缩略图',
  'youtube thumbnail size': '宽度',
  'cover photo': '高度',
  'profile picture': '照片大小',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    '只填一个则保持比例，都不填则长边为 1600 px。',
  'Enlarge smaller images': '放大较小的图片',
  'Keep fine highlights (slower)': '保留细小亮点（较慢）',
  'Web page or email, 1600 px': '网页或邮件，1600 px',
  'Full HD screen, 1920 × 1080': '全高清屏幕，1920 × 1080',
  'How are the new pixels made?': '新的像素是怎样算出来的？',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    '用 Lanczos 重采样，边缘清晰；浏览器自带的缩放则偏柔和。透明像素不影响旁边的颜色。',
  'What does “Keep fine highlights” do?': '“保留细小亮点”有什么作用？',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    '文件里的数值与光的强度不成正比：黑与白的正中是 188，不是 128。直接平均数值的程序会把黑底上的星星、电线或文字等细小的亮部变得太暗。这个选项在线性光下缩放，能保留它们。但边缘的光晕可能更明显，所以默认关闭。',
  'Which way up are my photos?': '照片的方向会变吗？',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    '都会摆正。如果照片只记录了该怎样旋转，就把画面真正转过来，这样在每个程序里显示的都一样。',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '会，逐帧调整尺寸，每帧时长不变。GIF、WebP、APNG、AVIF 和 JPEG XL 保持原格式；如果浏览器不能写入 AVIF 动图，就变成 WebP。',
} satisfies TableWords<'tools/resize-image'>;
