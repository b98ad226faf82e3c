export default {
  'Flatten PDF': '拼合 PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    '把表单字段、批注和图形变成 PDF 页面的一部分，使其无法再编辑。',
  Flatten: '拼合',
  flat: '已拼合',
  'make uneditable': '拼合 pdf | 固定批注 | 禁止编辑',
  'not editable': 'pdf 扁平化 | 表单固化 | 打印字段',
  'burn in annotations': '不可编辑 | 压平 | flatten',
  'print fields': 'pdf 变不可编辑 | 展平',
  'merge layers': '合并图层 | pdf 展平',
  'Comments and drawings too': '批注和图形也拼合',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    '高亮、附注、图章和手写。关闭后只拼合表单字段。',
  'Keep links clickable': '保留可点击的链接',
  'Does it look the same?': '看起来一样吗？',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    '一样：页面就是文件现在显示的样子。有值但没有存储外观的字段用 Helvetica 画出，这种字体没有的字会变成问号。没有存储外观的按钮、复选框、图形、文本框和图章，按 PDF 阅读器通常的样子画出。',
  'Are the pages turned into images?': '页面会变成图片吗？',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    '不会。文字仍是文字，字段里的也是：可以搜索、选择和复制。',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    '字段不能再填写，脚本也没有了。批注弹窗里的文字也没有了，只留下图标。隐藏的批注会移除。页面上附的文件、声音和视频保持原样。数字签名只留下可见的外观。',
} satisfies TableWords<'tools/flatten-pdf'>;
