export default {
  'Write it like 2026-11-20T21:30.': '请按 2026-11-20T21:30 的格式填写。',
  'Document properties': '文档属性',
  Author: '作者',
  Keywords: '关键词',
  Created: '创建时间',
  Changed: '修改时间',
  'Created with': '创建程序',
  'PDF made by': 'PDF 生成程序',
  'Show the title, not the file name': '显示标题而不是文件名',
  'Properties that you leave out stay as they are; empty ones are removed.': '没有列出的属性保持原样，留空的会移除。',
  'What to black out': '要涂黑的内容',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    '页码从 1 数起。位置是可见页面的比例，从左上角量起。',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    '页码从 1 数起。位置是可见页面的比例，从左上角量起；点是所在区域的比例。大小以 pt 为单位。',
  Form: '表单',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    '按完整的字段名：一段文字、列表的多段文字、复选框是否勾选，或单选按钮的值。',
  'If you don’t choose one: bottom right of the last page.': '不选的话，放在最后一页的右下角。',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    '笔画：依次写 0 到 5 的 x 和从 0 起的 y，从左上角量起，笔宽为 0.022。',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    '可以使用拉丁、希腊、西里尔、亚美尼亚和格鲁吉亚字母。西欧文字使用每个 PDF 阅读器都有的字体，其他文字使用 DejaVu，只嵌入用到的字母。不能使用中文、日文、韩文、阿拉伯文、希伯来文和印度的各种文字。',
} satisfies TableWords<'options/pdf-options'>;
