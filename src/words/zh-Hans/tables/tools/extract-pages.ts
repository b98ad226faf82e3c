export default {
  'Extract PDF pages': '提取 PDF 页面',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    '把 PDF 的若干页存成新的 PDF，顺序任意。其他页的内容一点不留。',
  extracted: '已提取',
  'save pages': '提取页面 | 只要一页',
  'take pages': 'pdf 提取页面 | 只要几页',
  'single pages': '提取 pdf | pdf 截取',
  'pull out pages': '取出几页 | 导出页面',
  'some pages of pdf': '单独一页 | pdf 取页',
  'one page of pdf': '保存某几页 | 拆出一页',
  'one page only': '抽取页面',
  'only some pages': 'pdf 抽页',
  'For example 1-3, 7, last. The new PDF has them in this order.': '例如 1-3, 7, last。新 PDF 按这个顺序排列。',
  'Are the other pages really gone?': '其他页的内容真的不在了吗？',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    '是的。新文件只含有属于这些页的内容：其他页的文字、图片、批注、表单值、标签、图层和书签都不在里面。文档的标题和作者保留。',
  'What is kept with a page?': '页面会保留什么？',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    '页面上的一切，原样保留：文字、图片、字体、批注、带值的表单字段、给屏幕阅读器用的标签、图层、页面标签、网页链接、指向其他所选页的链接，以及指向该页的书签。文档附件、文章、XFA 表单和数字签名会移除。',
} satisfies TableWords<'tools/extract-pages'>;
