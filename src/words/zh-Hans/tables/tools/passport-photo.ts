export default {
  Frames: '裁剪框',
  'Passport photo, 35 × 45 mm': '证件照，35 × 45 mm',
  'Make a photo of 35 × 45 mm for a passport, visa or ID, with a frame that shows where the head belongs.':
    '制作 35 × 45 mm 的护照、签证或证件照，有框线标出头部应处的位置。',
  'Make passport photo': '制作证件照',
  passport: '证件照',
  'passport photo': '护照照片 | 35 x 45 mm | 证件照 | 35x45',
  'resize passport photo': '签证照片 | 申根签证照片',
  'id photo': '一寸照 | 身份证照片',
  'visa photo': '二寸照 | 报名照片',
  '35 x 45 mm': '证件照裁剪 | 证件照制作',
  'biometric photo': '护照照',
  schengen: '证件照尺寸',
  'The part of each image to keep, in shares of the upright image. An image without a frame keeps its middle.':
    '每张图片要保留的部分，以摆正后图片的比例表示。没有框的图片保留中间。',
  'How is the frame placed?': '框的位置怎样确定？',
  'By the face that is found in the photo, so that the head is as high as most offices ask for. The face is found on your device, with a file of 204 kB that your browser loads once. Check the lines, and move or resize the frame: the result is exactly what is in it. If no face is found, the frame is in the middle.':
    '根据照片里找到的人脸来放，使头部高度符合大多数机构的要求。人脸在你的设备上查找，所用文件为 204 kB，浏览器只加载一次。请核对标线，移动框或调整大小：结果就是框里的内容。没找到人脸时，框在中间。',
  'Why 413 × 531 pixels?': '为什么是 413 × 531 像素？',
  'That is 35 × 45 mm at 300 dots per inch, which is what photo printers use. A photo of 2 × 2 inches gets 600 × 600 pixels.':
    '这是 35 × 45 mm 在每英寸 300 点时的像素数，照片打印机用的就是这个分辨率。2 × 2 英寸的照片是 600 × 600 像素。',
  'Most countries of Europe, India for some visas, and many others ask for 35 × 45 mm, and the United States for 2 × 2 inches. The rules for the head and the background differ, so read those of the office that you send it to.':
    '欧洲多数国家、印度的一些签证以及许多其他国家要求 35 × 45 mm，美国要求 2 × 2 英寸。对头部和背景的规定各不相同，请以接收机构的说明为准。',
  'What if the photo must be under a size in kB?': '照片要求不超过多少 kB 怎么办？',
  'Set “Maximum size”, for example to 240 kB: it looks for the best quality that fits.':
    '填写“大小上限”，例如 240 kB：会在这个大小之内找最好的质量。',
  'Does it change the background?': '会换背景吗？',
  'No. Take the photo in front of a plain, light wall: many offices refuse photos with a replaced background.':
    '不会。请在没有图案的浅色墙前拍照：许多机构不接受换过背景的照片。',
} satisfies TableWords<'tools/passport-photo'>;
