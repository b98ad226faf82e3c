export default {
  'Crop PDF': '裁剪 PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    '裁掉 PDF 页面的边距，或画一个框，只显示每页的一部分。',
  'trim margins': '裁剪 pdf | 裁边距 | 去边距',
  'cut margins': 'pdf 裁剪 | 页边距 | pdf 页面裁剪',
  'crop pages': 'pdf 裁边 | 切边 | 裁剪页面',
  margins: '去白边 | pdf 切边',
  'white borders': 'pdf 去白边 | 裁切 pdf',
  'Crop by': '裁剪方式',
  'A box on the page': '页面上的框',
  Margins: '边距',
  'For example 1-3, 7, last; or odd, even.': '例如 1-3, 7, last；或 odd（奇数页）、even（偶数页）。',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    '没有，只是隐藏了。PDF 阅读器只显示和打印框内的部分，其余仍在文件里，可以用程序恢复。要彻底去掉内容，请用“涂黑 PDF”。',
  'Which page is shown?': '显示的是哪一页？',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    '下方所写文件的第一页。每页保留同样的比例，也可以选择保留同样的尺寸 (pt)；在大小不同的页面上，保留的区域会不一样。',
  'Can I crop left and right pages differently?': '左右页可以分别裁剪吗？',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    '可以，分两步：先裁剪“odd”（奇数页），再用这个工具处理结果，裁剪“even”（偶数页）。',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '没有其他变化：文字、链接、表单、书签和标签都保留。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/crop-pdf'>;
