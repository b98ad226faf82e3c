export default {
  'Rotate and flip images': '旋转和翻转图片',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    '把图片批量旋转 90°、180° 或任意角度，还能拉平和翻转。',
  straighten: '旋转图片 | 翻转图片 | 镜像 | 照片旋转 | 拉直 | 摆正照片 | 左右翻转',
  deskew: '图片旋转 | 图片翻转 | 图片镜像 | 转图片 | 校正 | 水平校正 | 旋转 90 度',
  'By another angle': '其他角度',
  'Clockwise; negative numbers rotate the other way.': '顺时针，负数为逆时针。',
  'Empty corners': '空出的四角',
  'Crop them off': '裁掉',
  'Fill with a colour': '用颜色填充',
  'Corner colour': '四角的颜色',
  'JPEG photos': 'JPEG 照片',
  'Keep every pixel': '保留每个像素',
  'Keep pixels, crop edges': '保留像素并裁边',
  'Re-encode': '重新编码',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'JPEG 按像素块旋转，不重新编码。如果边长不是像素块的整数倍，就只在文件里记录该怎样旋转，或在一边裁掉最多 15 像素。',
  'Why is my photo upright here and sideways elsewhere?': '为什么我的照片在这里是正的，在别处是横的？',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    '文件里只记录了该怎样旋转，而有些程序不理会。请选“无”：画面会真正转过来，在哪里看都一样。边长不是像素块的整数倍时，JPEG 可能在一边少最多 15 像素。',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'JPEG 按直角旋转或翻转没有损失：8 或 16 像素的像素块只是换位置，每个像素的值不变。边长不是像素块的整数倍时，除非另选，就只在文件里记录该怎样旋转。其他角度和其他有损格式会重新编码。',
  'How do I straighten a crooked horizon?': '怎样校正歪斜的地平线？',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    '选“其他角度”，填几度，再选“裁掉”：得到的是旋转后的图片里能放下的最大的端正图片。',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    '会，每一帧都旋转，每帧时长不变。GIF、WebP、APNG、AVIF 和 JPEG XL 保持原格式；如果浏览器不能写入 AVIF 动图，就变成 WebP。',
} satisfies TableWords<'tools/rotate-image'>;
