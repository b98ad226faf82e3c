export default {
  'Make an animation': '制作动图',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    '把图片做成 GIF、WebP、PNG、AVIF 或 JPEG XL 动图，每张显示多久由你定。',
  'Make animation': '制作动图',
  'create gif': '制作 gif | 多图合成 gif | 图片做动画',
  'images to gif': '图片转 gif | 图片合成 gif | 表情包制作',
  'gif from images': '照片转 gif | gif 生成 | 连拍转 gif',
  slideshow: '动图制作 | 幻灯片',
  'stop motion': '做动图 | 定格动画',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'GIF 到处都能播放，但只有 256 种颜色。WebP 小得多。',
  'Time per image': '每张图片的时长',
  'Times of individual images': '单独设定时长',
  'Write times like 1, 0.2, , 3.': '请按 1, 0.2, , 3 的格式填写时间。',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    '按顺序写秒数，例如“1, 0.2, , 3”。没写的图片用上面的时长。也可以在每张图片旁填写。',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    '都不填则用第一张图片的尺寸，只填一个则保持其比例。',
  'Images of another shape': '宽高比不同的图片',
  'Border colour': '边框颜色',
  'Can I join animations?': '可以把动图接在一起吗？',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    '可以。列表里的 GIF、WebP、APNG、AVIF 或 JPEG XL 动图，会把所有帧连同时长放进结果，排在静态图片之间。',
  'Which format should I choose?': '该选哪种格式？',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF 适合聊天和旧程序。WebP 适合网页：现在的浏览器都能显示，颜色完整，而且小得多。APNG 保留每个像素。画面大部分在动时 AVIF 最小，Chrome 和 Edge 能写入。JPEG XL 最新，能显示的程序很少。',
  'How fast can it be?': '最快能有多快？',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    '浏览器每帧至少显示 0.02 秒；设得更短，大多数浏览器反而播放得更慢。',
} satisfies TableWords<'tools/make-animation'>;
