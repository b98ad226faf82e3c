export default {
  'Write on PDF': '在 PDF 上写字',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    '在 PDF 页面的任何地方加文字、打钩、打叉、日期、线条、高亮和手绘。',
  Write: '写入',
  written: '已写',
  'add text to pdf': 'pdf 加文字 | 加日期',
  'type on pdf': 'pdf 写字 | pdf 手写',
  'annotate pdf': 'pdf 批注 | pdf 涂画',
  'highlight pdf': 'pdf 标注 | pdf 注释',
  'draw on pdf': 'pdf 高亮',
  'tick box': 'pdf 画线',
  'cross out': 'pdf 打勾',
  'add date': '打钩',
  'fill in flat form': '打叉',
  typewriter: 'pdf 编辑',
  comment: 'pdf 填字',
  'mark up': '填表',
  'What you write becomes': '写入的内容成为',
  'Part of the page': '页面的一部分',
  Annotations: '批注',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'PDF 阅读器可以移动和删除批注。不是所有程序都会打印批注。',
  'Can I change the text that is in the file?': '可以修改文件里的文字吗？',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    '不能，只能在页面上添加内容。要修改文字，请用 LibreOffice Draw 打开文件。要彻底去掉文字，请用“涂黑 PDF”。',
  'Can I fill in a form that has no fields?': '没有字段的表单可以填吗？',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    '可以，这个工具就是干这个的：选“文字”，再点要写的地方。如果表单有字段，用“填写 PDF 表单”更快，因为它会对准字段。',
  'Part of the page, or annotations?': '选页面的一部分，还是批注？',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    '成为页面的一部分后，在哪里看都一样，位置也不会变。批注则可以在 PDF 阅读器里移动、修改和删除，你可以，别人也可以。',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0}如果文字里有其他字符，页面会指出是哪些，而且什么都不改。',
  'Can I do it without a mouse?': '可以不用鼠标吗？',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    '可以。用键盘按“文字”“打钩”等按钮，相应内容就出现在页面中间。方向键移动，加 Shift 改变大小，Delete 移除。只有手绘需要鼠标、笔或手指。',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '没有其他变化。文字、书签、链接、表单和标签都保留。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/write-on-pdf'>;
