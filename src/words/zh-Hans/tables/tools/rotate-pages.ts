export default {
  'Rotate PDF pages': '旋转 PDF 页面',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    '旋转 PDF 的全部或部分页面，其他内容保持原样。',
  'rotate pdf': '旋转 pdf | pdf 横转竖 | pdf 转方向 | 页面方向 | 扫描件歪了',
  'flip pdf': 'pdf 旋转 | pdf 竖转横 | pdf 转正 | pdf 横向变纵向',
  'landscape to portrait pdf': 'pdf 翻转 | 旋转页面 | pdf 倒了 | pdf 旋转保存',
  '90° to the right': '向右 90°',
  '90° to the left': '向左 90°',
  'Upside down': '上下颠倒',
  'For example 1-3, 7, last; or odd, even, all.': '例如 1-3, 7, last；或 odd（奇数页）、even（偶数页）、all（全部）。',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    '不会。只记录每页该怎样旋转，内容原样复制。',
  'Can I rotate each page differently?': '可以让每页旋转的方向不同吗？',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    '可以，用“整理 PDF”：它显示所有页面，可以逐页旋转。',
} satisfies TableWords<'tools/rotate-pages'>;
