export default {
  'Split PDF': '拆分 PDF',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    '把一个 PDF 拆成几个：按页码范围、每几页一份、按书签或按大小。',
  separate: '拆分 pdf | 分开 pdf',
  divide: 'pdf 拆分 | 一页一个文件',
  'cut pdf': '分割 pdf | pdf 分成多个',
  'break up': 'pdf 分割 | pdf 拆页',
  'one file per page': 'pdf 分页 | 按页拆分',
  chop: '切割 pdf | pdf 分解',
  burst: 'pdf 拆开',
  'Split by': '拆分方式',
  'Number of pages': '按页数',
  'Page ranges': '按页码范围',
  Bookmarks: '按书签',
  'File size': '按文件大小',
  'Pages in each file': '每个文件的页数',
  Ranges: '范围',
  'One file for each, for example 1-3, 4-6, 7-.': '每段一个文件，例如 1-3, 4-6, 7-。',
  'Bookmark level': '书签层级',
  '1 for the main chapters, 2 to include the level below.': '1 表示主要章节，2 还包括下一层。',
  'What is in each file?': '每个文件里有什么？',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    '各页以及属于它们的一切：页面之间的链接、表单字段、批注、标签、图层、页面标签，以及指向它们的书签。其他页的内容都不在文件里。文档附件、接到其他页的文章、程序供自己使用的数据、XFA 表单和数字签名会移除。',
  'How are the files named?': '文件怎样命名？',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    '用原文件名加编号；按书签拆分时再加书签的标题。多个文件存成一个 ZIP。',
  'How does splitting by size work?': '按大小拆分时怎样分？',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    '每个文件能放几页就放几页。如果单独一页就已超过上限，它自成一个文件，结果里会说明。不会为了放得下而压缩页面。',
  'How do I specify ranges?': '范围怎样写？',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    '例如 1-3, 4-6, 7-：每段成为一个文件。7- 一直到最后一页。',
} satisfies TableWords<'tools/split-pdf'>;
