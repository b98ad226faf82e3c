export default {
  'Merge images': '拼接图片',
  'Join images side by side, one below the other or in a grid, with gaps and a background.':
    '把图片左右并排、上下相接或拼成网格，可设间距和背景。',
  collage: '拼图 | 前后对比图',
  'before and after': '图片拼接 | 九宫格',
  montage: '拼接图片 | 网格',
  grid: '图片合并 | 全景',
  panorama: '照片拼接 | 多图合一',
  'put photos together': '长图拼接 | 合并图片',
  'long screenshot': '长截图 | 照片拼图',
  Layout: '排列',
  'Side by side': '左右并排',
  'One below the other': '上下相接',
  Grid: '网格',
  'Pages of a TIFF': '多页 TIFF',
  Sizes: '尺寸',
  'Match the smallest': '与最小的一致',
  'Match the largest': '与最大的一致',
  'Keep their sizes': '保持各自尺寸',
  'Side by side, images get the same height; one below the other, the same width.':
    '左右并排时统一高度，上下相接时统一宽度。',
  'Align smaller images': '较小图片的对齐方式',
  'Top or left': '靠上或靠左',
  Centre: '居中',
  'Bottom or right': '靠下或靠右',
  'Gap between images': '图片间距',
  'Margin around all': '四周边距',
  Background: '背景',
  'A colour': '一种颜色',
  'Background colour': '背景颜色',
  'In which order are they joined?': '按什么顺序拼接？',
  'In the order of the list: drag a row by its handle, or use the arrows. A grid is filled row by row, from the left.':
    '按列表的顺序：拖动每行的把手，或用箭头。网格从左起逐行填充。',
  'What happens to images of different sizes?': '尺寸不同的图片会怎样？',
  'They get the same height side by side, the same width one below the other, and cells of the same size in a grid, and keep their proportions. “Keep their sizes” does not change any pixels.':
    '左右并排时统一高度，上下相接时统一宽度，网格里每格大小相同，图片比例都不变。“保持各自尺寸”不会改变任何像素。',
  'Can I make one file with several pages?': '可以做成一个多页文件吗？',
  'Yes, a TIFF: each image keeps its size, colour depth and colour profile, without loss. The pages of a TIFF in the list stay pages. For a PDF, use Images to PDF.':
    '可以，做成 TIFF：每张图片都无损保留尺寸、色深和颜色配置文件。列表里的 TIFF 如果有多页，仍各占一页。要做成 PDF，请用“图片转 PDF”。',
  'The metadata of all files: date, camera, location and names. In a single image, colours are converted to sRGB, so that they match. Only the first frame of an animation is used.':
    '所有文件的元数据：日期、相机、位置和人名。拼成一张图片时，颜色会统一转换为 sRGB。动图只用第一帧。',
} satisfies TableWords<'tools/merge-images'>;
