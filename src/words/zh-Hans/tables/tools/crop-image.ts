export default {
  'Crop images': '裁剪图片',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    '按自己画的框批量裁剪图片，或裁成 1:1、16:9 等形状。',
  square: '裁剪图片 | 照片裁剪 | 裁边',
  frame: '图片裁剪 | 正方形 | 去边框',
  'trim edges': '裁图 | 裁成正方形 | 头像裁剪',
  'crop photo': '剪裁图片 | 切图 | 九宫格',
  'instagram square': '裁切 | 截图裁剪 | 图片比例',
  'Crop to': '裁剪方式',
  'A box I draw': '自己画的框',
  'A fixed shape': '固定形状',
  'The most interesting part': '画面重点',
  'The centre': '中间',
  'The top or left': '靠上或靠左',
  'The bottom or right': '靠下或靠右',
  'Crop JPEG without re-encoding': '无损裁剪 JPEG',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.': '沿 JPEG 像素块的边缘裁剪，最多会多留 15 像素。',
  'Can I use one box for images of different sizes?': '尺寸不同的图片能用同一个框吗？',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    '可以，框按宽度和高度的比例计算：框住左半边，就保留每张图片的左半边。固定形状的框（例如 1:1）在所有图片上保持那个形状。如果所有图片尺寸相同，或要裁掉的边框相同，请选像素。用箭头可以查看框在每张图片上的位置。',
  'How does it find the most interesting part?': '怎样找到画面重点？',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    '它查找肤色、鲜明的颜色和边缘，再把裁剪框放在周围。全在设备上运行，不识别人脸。',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '会，每一帧都在同一位置裁剪，每帧时长不变。GIF、WebP、APNG、AVIF 和 JPEG XL 保持原格式；如果浏览器不能写入 AVIF 动图，就变成 WebP。',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'JPEG 会按所选质量重新编码，除非选择无损裁剪：这时沿 8 或 16 像素的像素块边缘裁剪，留下的部分与原文件逐位相同。画面重点只有解码后才能找到，所以会重新编码。',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    '是的。相机存在照片里的缩略图显示的是裁剪前的画面，所以也会移除。',
} satisfies TableWords<'tools/crop-image'>;
