export default {
  'Blur or black out parts of a photo': '照片打码或涂黑',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    '把照片和截图里的人脸、姓名和车牌涂黑、打马赛克或模糊。',
  Hide: '遮住',
  'blur image': '打码',
  'blur photo': '马赛克',
  'blur face': '图片打码',
  'blur part of image': '照片打码',
  'blur area': '打马赛克',
  pixelate: '模糊',
  'pixelate image': '图片模糊',
  'pixelate face': '人脸打码',
  mosaic: '人脸模糊',
  'censor image': '遮脸',
  'censor photo': '遮挡',
  'black bar': '涂黑',
  'cover face': '车牌打码',
  'hide face': '截图打码',
  'find faces': '局部模糊',
  'hide number plate': '遮住文字',
  'blur license plate': '厚码',
  'hide text in screenshot': '图片马赛克',
  'blur text': '打码',
  'redact screenshot': '马赛克',
  'Hide by': '遮住方式',
  Pixels: '马赛克',
  Blur: '模糊',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    '要遮住文字，只有涂黑才安全：马赛克或模糊后的字母和数字，有时能推算出来。',
  'Can someone undo it?': '别人能还原吗？',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    '涂黑的内容就没有了：像素换成黑色，结果里不留任何痕迹。马赛克和模糊会保留每个区域的几个平均值，最多 10 × 10 个。这能遮住人脸，但如果有人知道可能是哪些字母或数字，有时能推算出原文。所以姓名、号码和地址请涂黑。',
  'Are small copies inside the photo removed too?': '照片里自带的缩略图也会移除吗？',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    '会。相机和编辑软件会在文件里存预览图，仍会露出遮住的内容。预览图和拍摄地点一样，一律移除。要把日期和相机也去掉，请把“元数据”设为“只留颜色配置文件”。',
  'Does each photo have its own areas?': '每张照片有各自的区域吗？',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    '有。用图片上方的箭头切换到下一张。没有画区域的照片不会重新编码，除非选了其他格式。',
  'Does it find faces for me?': '能自动找人脸吗？',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    '能。“查找人脸”会在加入的所有图片里，给每张找到的人脸画一个区域。全在设备上运行，所用文件为 204 kB，第一次点击时由浏览器加载。太小、模糊、侧着、横着或被挡住的脸可能漏掉，也可能把别的东西当成脸。所以请检查每张照片，补上漏掉的区域，移除不需要的：没有标出的地方都看得见。',
  'What happens to animations?': '动图会怎样？',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '每一帧都会在同一位置遮住。GIF、WebP、APNG、AVIF 和 JPEG XL 保持原格式；如果浏览器不能写入 AVIF 动图，就变成 WebP。',
  'Does the rest of the photo change?': '照片的其他部分会变吗？',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'PNG 的每个像素都不变。JPEG 会按所选质量重新编码，略有损失。',
} satisfies TableWords<'tools/redact-image'>;
