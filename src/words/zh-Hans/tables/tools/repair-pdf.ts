export default {
  'Repair PDF': '修复 PDF',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    '修复损坏的 PDF：重新找出对象和页面，去掉无法读取的部分，并说明哪里有问题。',
  Repair: '修复',
  repaired: '已修复',
  fix: '修复 pdf | 损坏的 pdf',
  broken: 'pdf 修复 | 无法打开',
  corrupt: 'pdf 损坏 | pdf 坏了',
  damaged: 'pdf 打不开 | 抢救 pdf',
  recover: '文件损坏 | 文件打不开',
  'cannot open': '恢复 pdf | pdf 报错',
  restore: 'pdf 恢复 | pdf 出错',
  'What can be repaired?': '哪些问题可以修复？',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    '错误或缺失的对象表、被截断的文件、没有被引用的页面、自相矛盾的页面树、不合规则的对象、长度错误或数据损坏的流，以及开头多余的字节。无法读取的对象会移除。结果里会写明发现了什么、检查了多少。',
  'What cannot be repaired?': '哪些问题无法修复？',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    '文件里缺失的数据。文件被截断时，会救出前面部分的对象；如果其中没有页面，会有提示。无法解压的数据原样留在文件里，损坏的图片、损坏的字体和页面绘制内容的错误也一样。结果里会说明有没有这些问题，但不检查字体。',
  'What if nothing is wrong?': '如果文件没有问题呢？',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    '结果里会说明。文件仍会重写，对象表正确，也去掉了用不到的部分。有些 PDF 阅读器要求严格，也许这样就能打开了。',
} satisfies TableWords<'tools/repair-pdf'>;
