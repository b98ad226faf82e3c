export default {
  'PDF to text': 'PDF 转文本',
  'Save the text of a PDF as a plain text file.': '把 PDF 的文字存成纯文本文件。',
  'Extract text': '提取文字',
  'copy text': '提取文字 | pdf 文字提取 | pdf 转成文字',
  'get text from pdf': 'pdf 转文字 | txt | pdf 复制',
  'extract text': 'pdf 转 txt | pdf 文本 | pdf 转纯文本',
  txt: 'pdf 提取文字 | pdf 导出文字',
  'pdf to txt': '复制 pdf 文字 | 取出文字',
  'In which order is the text?': '文字是什么顺序？',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    '逐行按文件里存储的顺序，页与页之间空一行。分栏和表格可能与看到的不同：PDF 存的是每个字的位置，而不是文字的先后。',
  'Are form fields and comments included?': '包括表单字段和批注吗？',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    '包括，只要页面上看得见：表单值和文本框。批注弹窗里的文字不包括。',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    '扫描件是图片，结果里会写明是哪些页。“让扫描件可搜索 (OCR)”可以识别其中的文字，存成文本，或让 PDF 可以搜索。',
  'Why are some letters wrong?': '为什么有些字是错的？',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    '有些文件没有写明字体里的符号对应哪些字。在 PDF 阅读器里复制这种文件的文字，也会出同样的错。',
} satisfies TableWords<'tools/pdf-to-text'>;
