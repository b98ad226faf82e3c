export default {
  'Fill PDF form': '填写 PDF 表单',
  'Fill in the form fields of a PDF: text, checkboxes and choices.': '填写 PDF 的表单字段：文字、复选框和选项。',
  'Fill in and save': '填好并保存',
  filled: '已填写',
  'fill in form': '填表 | acroform',
  'fill out': '填写表单 | 可填写 pdf',
  'complete form': 'pdf 填表 | 在 pdf 上填写',
  acroform: '填 pdf | 填表格',
  'type on pdf form': 'pdf 表单填写 | 电子表单',
  'form filler': '填写 pdf | pdf 填写文字',
  'fillable pdf': '表格填写',
  'Will other programs show what I fill in?': '其他程序能显示填写的内容吗？',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    '能。每个值的外观都存在文件里，用什么程序打开都一样。表单仍是表单，以后还能修改。要让内容成为页面的一部分，请再对结果使用“拼合 PDF”。',
  'The page says that my file has no form. Why?': '为什么页面说我的文件没有表单？',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    '有些表单只是页面上的线条，文件没有说明该写在哪里。这种请用“在 PDF 上写字”：可以在页面任何地方写字、打钩和打叉。',
  'Can I fill it in with the keyboard alone?': '可以只用键盘填写吗？',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    '可以。Tab 键按表单规定的顺序在字段间移动。“显示为列表”会列出所有字段和标签，也适合屏幕阅读器和小屏幕。',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    '都可以。拉丁、希腊、西里尔、亚美尼亚和格鲁吉亚字母在这里直接画出。阿拉伯文、希伯来文、印地文或中文等其他文字会存进表单，由打开文件的 PDF 阅读器显示；页面会告诉你是哪些字。',
  'What does not work?': '有什么限制？',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    '表单里的脚本不会运行，所以不会自动求和。日期、时间和数字按表单规定的格式写入，值不符合格式时会有提示。XFA 表单只显示其普通页面。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/fill-pdf-form'>;
