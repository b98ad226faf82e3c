export default {
  'Add page numbers to PDF': 'PDF 添加页码',
  'Add page numbers, a header or a footer to the pages of a PDF.': '给 PDF 的页面添加页码、页眉或页脚。',
  'Add numbers': '添加页码',
  Text: '文字',
  Size: '字号',
  numbered: '已加页码',
  paginate: '页码 | pdf 页码',
  'number pages': '加页码 | pdf 加页码',
  header: '添加页码 | pdf 编号',
  footer: '编页码 | 插入页码',
  bates: '页眉 | 第几页共几页',
  'page numbering': '页脚 | 贝茨编号',
  'page x of y': '页眉页脚 | 打页码',
  '{page} is the page number and {pages} the last page number.': '{page} 是当前页码，{pages} 是最后一页的页码。',
  'Bottom centre': '底部居中',
  'Top centre': '顶部居中',
  'First number': '起始页码',
  'Pages to number': '要加页码的页',
  'For example 2- to skip the cover. Skipped pages still count.': '例如 2- 表示跳过封面。跳过的页仍计入页数。',
  'Where do the numbers go?': '页码放在哪里？',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    '距可见页面的边缘一厘米，页面旋转过也会摆正。页码会盖在已有内容之上，请选空白的位置。',
  'Can I write “Page 3 of 12”, or a header?': '可以写“Page 3 of 12”或页眉吗？',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    '可以：写 Page {page} of {pages}，或其他文字。{0}要在别处再加一行，对结果再用一次这个工具即可。',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    '没有其他变化。页面、书签、链接、表单和标签保持原样，屏幕阅读器会跳过页码。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/add-page-numbers'>;
