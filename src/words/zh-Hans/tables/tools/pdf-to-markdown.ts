export default {
  'PDF to Markdown': 'PDF 转 Markdown',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    '把 PDF 转成 Markdown、HTML 或 Word 文档，标题、列表、表格、链接、脚注和图片都保留。',
  'pdf to md': 'pdf 转 md | pdf 转 llm',
  markdown: 'pdf 转 markdown | pdf 重排',
  'pdf to html': 'markdown | pdf 解析',
  'pdf to web page': 'pdf 转 html',
  'pdf for chatgpt': 'pdf 转网页',
  'pdf for ai': 'pdf 给 chatgpt',
  'reading order': 'pdf 给 ai',
  'extract tables': '提取表格',
  'pdf table to text': 'pdf 表格转文本',
  reflow: '阅读顺序',
  'pdf for llm': 'pdf 喂给大模型',
  HTML: 'HTML',
  'Word document': 'Word 文档',
  'How are headings and tables found?': '怎样找到标题和表格？',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    '有些 PDF 带有屏幕阅读器用的标签，标签写明哪些是标题、列表或表格，以及阅读顺序。其他 PDF 根据版面判断：空白用来区分各栏，大字或粗体字是标题，线条或对齐的文字组成表格。结果里会说明用了哪种方法。',
  'Can it get things wrong?': '会出错吗？',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    '会，多见于没有标签的 PDF：没有线的表格、合并的单元格、图片周围的文字和公式。使用前请对照页面检查。',
  'What is missing from the result?': '结果里不包括什么？',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    '页码、页面顶部或底部重复的行、图形、颜色和字体。已填写的表单字段和文本框会包括在内。',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'Markdown 和 HTML 引用图片文件，图片与文本放在一起。全部存成 ZIP，解压到同一个文件夹，文本里就能看到图片。Word 文档自带图片。',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    '扫描页是不含文字的图片，所以结果里没有它的内容，只会列出是哪些页。请用“让扫描件可搜索 (OCR)”识别，它也能存成 Markdown。',
  'What does “text that you cannot see” mean?': '“看不见的文字”是什么意思？',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    '不可见、极小或白底白字的文字。它是 PDF 的一部分，所以也在结果里，聊天机器人等程序会读到。结果里会列出哪些页有这种文字。',
} satisfies TableWords<'tools/pdf-to-markdown'>;
