export default {
  Text: '文字',
  'Watermark PDF': 'PDF 加水印',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.': '在 PDF 的页面上斜着写上“Draft”或“Copy”等字样。',
  draft: 'pdf 水印 | 添加水印 | 保密 | 水印 | 文档水印',
  confidential: 'pdf 加水印 | 草稿 | pdf 加文字 | pdf 打水印',
  'text on pdf': '加水印 | 机密 | 文字水印 | 版权水印',
  Draft: 'Draft',
  'Can a watermark be removed again?': '水印可以再去掉吗？',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    '懂技术的人可以：它只是页面上的文字。水印能说明这是什么文件，但不能保护文件。',
  'Where does the watermark go?': '水印放在哪里？',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    '从每页的左下角到右上角，盖在已有内容之上，旋转过的页面也一样。',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    '没有其他变化。文字仍可搜索和复制，书签、链接、表单和标签都保留；屏幕阅读器会跳过水印。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/watermark-pdf'>;
