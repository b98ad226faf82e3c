export default {
  Text: '文字',
  'Watermark images': '图片加水印',
  'Put text or your logo on images, in one place or all over, many at once.':
    '把文字或 Logo 批量加到图片上，可放一处，也可铺满。',
  'logo on photo': '水印 | 图片写字',
  'text on photo': '加水印 | 版权水印',
  'write text on photo': '图片水印 | 防盗图',
  'add text': '照片加水印 | 批量水印',
  brand: '图片加文字 | 表情包加字',
  'caption photo': '照片加文字',
  'name on photo': '图片加 logo',
  'add name to photo': '加 logo',
  meme: '加名字',
  Watermark: '水印',
  'Image, such as a logo': '图片，例如 Logo',
  '© Your name': '© 你的名字',
  Font: '字体',
  'Sans serif': '无衬线',
  Serif: '衬线',
  Monospaced: '等宽',
  Bold: '粗体',
  'A PNG or WebP with transparency looks best.': '带透明的 PNG 或 WebP 效果最好。',
  'Repeat all over': '铺满重复',
  'The maximum share of the image’s width and height.': '占图片宽度和高度的最大比例。',
  'Is the watermark the same size on every image?': '每张图片上的水印一样大吗？',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    '它在每张图片上占同样的比例，所以大图小图看起来一样。',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    '设备能显示的都可以，包括各种文字、符号和表情符号：文字由浏览器画出。',
  'Can the watermark be removed again?': '水印可以再去掉吗？',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    '只凭新文件不能：水印下的像素已经与它混合，或已不存在。请保留原图，原图不会改动。',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '会，每一帧都会加上水印。GIF、WebP、APNG、AVIF 和 JPEG XL 保持原格式；如果浏览器不能写入 AVIF 动图，就变成 WebP。',
} satisfies TableWords<'tools/watermark-image'>;
