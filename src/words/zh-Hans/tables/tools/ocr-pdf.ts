export default {
  'Make a scan searchable (OCR)': '让扫描件可搜索 (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    '让扫描的 PDF 可以搜索：文字能查找、能复制，页面看起来不变。',
  'Read pages': '识别页面',
  searchable: '可搜索',
  'ocr pdf': 'ocr pdf | 扫描件转文字 | pdf 识别',
  'searchable pdf': 'pdf ocr | 扫描件复制文字 | 扫描件可搜索',
  'read scan': '可搜索 pdf | pdf 文字识别 | 图片 pdf 转文字',
  'scanned pdf to text': '扫描件识别 | 双层 pdf',
  'copy text from scan': '扫描 pdf 转文字 | 识别扫描件',
  'Searchable PDF': '可搜索的 PDF',
  'Also read pages that already have text': '也识别已有文字的页',
  'Do the pages change?': '页面会变吗？',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    '不会，看起来一样，上面的图片一个字节都不变。只是加上一层不可见的文字，供搜索和复制。',
  'Which pages are read?': '会识别哪些页？',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    '文字少于 {0} 个字符的页，例如只有页码的扫描页。文字更多的页会跳过，结果里会写明是哪些；也可以选择一起识别。横放或颠倒的页会按正的方向识别。',
  'How long does it take?': '要多久？',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    '取决于设备、页面上有多少文字，以及选了几种语言。',
  'Can it make mistakes?': '会出错吗？',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    '会，尤其是字太小、太淡或模糊时。重要的姓名和数字请对照图片核对。',
} satisfies TableWords<'tools/ocr-pdf'>;
