export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    '不含扫描页的文字几乎总能放下：一页文字只占几 kB。扫描件能放下一两页，仍清晰易读。扫描时请选灰度、150 dpi。',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    '大约能放下五页清晰易读的扫描件，每页约 100 kB。不含扫描页的文字能放下几百页。',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    '大约能放下十页清晰易读的扫描件，每页约 100 kB。不是扫描而来的合同和表单，往往不压缩就更小。',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    '大约能放下二十页清晰易读的扫描件，每页约 100 kB。带照片的宣传册，如果照片只在屏幕上看，也放得下。',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    '大约能放下五十页清晰易读的扫描件，每页约 100 kB。如果只有十页，每页有 500 kB，打印出来也足够清晰。',
  'Compress PDF to {0}': '压缩 PDF 到 {0}',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    '把 PDF 文件压到 {0} 以内。图片会逐步降低精细度，直到放得下；文字保持清晰，仍可搜索。',
  'pdf under {0}': 'pdf {0} 以内',
  'reduce pdf to {0}': 'pdf 压缩到 {0}',
  'pdf less than {0}': 'pdf 小于 {0}',
  'What fits into {0}?': '{0} 能放下什么？',
  'What if it does not fit?': '放不下怎么办？',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    '页面会说明情况，并给出能压到的最小文件。可以拆分 PDF，或以灰度重新扫描。',
  'How much room does each page get?': '每页能分到多少空间？',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    '4 页时每页 {0}，20 页时 {1}，100 页时 {2}。文字页只占很少，剩下的都留给扫描件和照片。',
  'PDF to Word': 'PDF 转 Word',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    '把 PDF 转成可以编辑的 Word 文档，含段落、标题、列表和表格。',
  'pdf to docx': 'pdf 转 docx | pdf 变 word | pdf 转 writer',
  'pdf to doc': 'pdf 转 doc | pdf 改成 word | pdf 转 google 文档',
  'convert pdf to word': 'pdf 转 word | pdf 转换成 word',
  'editable pdf': '可编辑 pdf | pdf to word',
  'pdf to writer': 'pdf 转 wps | pdf 编辑',
  'pdf to google docs': 'pdf 转文档 | pdf 导出 word',
  'Can I edit the result?': '结果可以编辑吗？',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    '可以。结果是 .docx 文件，文字在普通的段落、标题、列表、表格和脚注里，不在文本框里。',
  'Does it look like the PDF?': '看起来和 PDF 一样吗？',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    '不一样。文字、结构、链接和图片会保留，字体、颜色、分栏和位置不保留。',
} satisfies TableWords<'presets/pdf-presets'>;
