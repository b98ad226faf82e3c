export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    '把 PDF 文件和照片合并成一个 PDF，顺序任意，书签、链接、表单和图层都保留。',
  unite: '合并 pdf | 多个 pdf 合成一个 | pdf 装订 | 把 pdf 拼在一起',
  bind: 'pdf 合并 | pdf 合成 | 连接 pdf',
  'add pdf to pdf': '拼接 pdf | 合成 pdf | pdf 加 pdf',
  'one pdf': 'pdf 拼接 | pdf 整合 | 发票合并',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    '全部页，或按顺序列出：1:1-3, 2:all 表示第一个文件的第 1 到 3 页和第二个文件的全部。',
  'Page size for images': '图片的页面大小',
  'Start each file on a right-hand page': '每个文件从右侧页开始',
  'For double-sided printing.': '用于双面打印。',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    '每一页，原样保留：文字、图片和字体直接复制，绝不再压缩。还有书签、链接、带值的表单字段、批注、附件、页面标签、图层，以及屏幕阅读器用的标签。标题、作者和语言取自第一个文件。',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    '数字签名，因为它只对原文件有效；XFA 表单；PDF 包打开时的文件视图；以及后面文件里程序供自己使用的数据。文件里有这些时，结果里会说明。如果两个文件有同名的表单字段，后面的会改名，以免互相影响。',
  'Can I choose pages from each file?': '可以从每个文件里选页吗？',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    '可以：在文件旁填写页码，例如 1-3, 7 或 10-1，也可以打开页面视图选择。',
  'Can I add photos?': '可以加照片吗？',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    '可以：每张各成一页，方向摆正。JPEG 图片不重新编码；不能直接放进 PDF 的格式会转成高质量 JPEG 或无损保存。TIFF 的每一页各成一页。',
  'Can I merge password-protected files?': '有密码的文件可以合并吗？',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    '可以：在文件旁输入密码即可。密码相同的文件会一起打开。结果不加密。',
  'How large can my files be?': '可以处理多大的文件？',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    '大文件分段读取，其中的图片不用整个载入就能复制，所以几 GB 的文件也能合并，只要磁盘空间放得下结果。',
} satisfies TableWords<'tools/merge-pdf'>;
