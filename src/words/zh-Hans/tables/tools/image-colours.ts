export default {
  'Pick colours from an image': '图片取色',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    '找出图片的主要颜色，或取任意像素的颜色：十六进制、RGB、OKLCH、CSS、JSON 或 GIMP 调色板。',
  'Find colours': '查找颜色',
  'colour picker': '取色 | 色号',
  palette: '取色器 | hex 颜色',
  'hex code': '吸管 | 主色',
  eyedropper: '吸色 | 提取颜色',
  'pick colour': '颜色提取 | 识别颜色',
  'dominant colours': '图片取色',
  'colour codes': '配色',
  'brand colours': '调色板',
  'colours from logo': '颜色代码',
  'Main colours': '主要颜色',
  'The maximum number. Colours that look alike count as one.': '颜色数的上限。看起来相近的算一种。',
  CSS: 'CSS',
  'GIMP palette': 'GIMP 调色板',
  'How are the main colours found?': '怎样找到主要颜色？',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    '在色差与人眼感受一致的颜色空间 (Oklab) 里，把看起来相近的像素归为一组。每种颜色是一组的平均值，百分比表示这一组占图片的多少。透明像素不计。',
  'Are picked colours exact?': '取到的颜色准确吗？',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    '准确。得到的就是原尺寸图片里那个像素的颜色；如果图片用了其他颜色配置文件，会转换为 sRGB。',
} satisfies TableWords<'tools/image-colours'>;
