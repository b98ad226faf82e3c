export default {
  'Edit PDF metadata': '编辑 PDF 元数据',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    '查看和修改 PDF 的标题、作者、主题、关键词、语言和日期。',
  'Save changes': '保存更改',
  'pdf properties': 'pdf 属性 | 关键词 | 改 pdf 标题 | 修改 pdf 日期',
  'pdf title': 'pdf 标题 | 元数据 | 文档属性',
  author: 'pdf 作者 | pdf 元数据 | pdf 信息',
  keywords: '修改 pdf 属性 | 修改作者 | 编辑元数据',
  'Where is this metadata stored?': '这些元数据存在哪里？',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'PDF 存在两处：信息字典和 XMP 数据。许多程序只改其中一处，阅读器显示的可能是任意一处。这个工具在两处写入同样的内容。',
  'What happens to a field that I don’t change?': '没有改动的字段会怎样？',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    '在每个文件里保持原样。清空的字段会移除。有多个文件时，更改对所有文件都有效。',
  'Is the old metadata still in the file?': '旧的元数据还在文件里吗？',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '不在。重写后的文件只含有仍在使用的内容，旧版本连同其元数据都已去掉。页面、链接、表单、书签和标签都保留。数字签名会移除，因为它只对原文件有效。',
  'What is the language for?': '语言有什么用？',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    '屏幕阅读器要靠它才能正确朗读。请填代码：en、de、pt-BR、zh-CN。它和“显示标题”都是无障碍检查最先要求的项目。',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
