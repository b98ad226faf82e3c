export default {
  'Compare PDF': '比较 PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    '逐页查看两个 PDF 之间有什么变化：增加和删去的文字，以及看起来不同的页。',
  Compare: '比较',
  diff: '对比 | 文档对比 | pdf 比较 | diff',
  differences: '比较 | 找不同 | 两个 pdf 对比',
  'what changed': 'pdf 对比 | 差异 | 合同对比',
  'compare documents': '文件对比 | 改了什么 | 文档比较',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    '扫描页按图片比较，结果里会写明是哪些页。可以先用“让扫描件可搜索 (OCR)”加上文字，但识别错的字会被当成变化。',
  'What do I get?': '结果是什么？',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    '一份报告，列出所有不同的页：删去和增加了哪些字，页面看起来有多大部分不同。看起来不同的页以浅色显示，差别标成红色。这些都可以保存。',
  'What if pages were added or removed?': '增加或删去了页怎么办？',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    '文字相同的页即使换了位置，也会互相比较；其余的按顺序比较。报告会列出只在其中一个文件里的页。',
  'Which file is which?': '哪个是旧文件，哪个是新文件？',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    '列表里第一个是旧版，第二个是新版。调整顺序即可对调。',
} satisfies TableWords<'tools/compare-pdf'>;
