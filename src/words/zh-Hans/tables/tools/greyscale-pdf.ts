export default {
  'Greyscale PDF': 'PDF 转灰度',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    '把 PDF 变成灰度：文字、线条、渐变和图片去掉颜色。文字不会变成图片。',
  'Make grey': '转为灰度',
  grey: '灰度',
  'black and white': '黑白 | 单色',
  grayscale: 'pdf 黑白 | 省墨',
  monochrome: 'pdf 转黑白 | 黑白打印',
  'remove colour': '灰度 | 彩色转黑白',
  bw: 'pdf 灰度 | pdf 去色',
  'without colour': '去颜色',
  'save ink': '去色',
  'save toner': '彩色变黑白',
  'What is turned grey?': '什么会变成灰度？',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    '文字、线条和填充、线性和径向渐变、图案、批注、表单字段和图片，明暗与原来的颜色看起来一致。页面不会变成图片，文字仍可搜索。',
  'What stays in colour?': '什么仍是彩色？',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    '网格渐变、把某种颜色设为透明的图片，以及内嵌在页面内容里的小图片。这些很少见，结果里会说明有多少。',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'JPEG 图片以高质量重新编码，其他图片保留每个像素。其余内容和原来一样清晰。',
} satisfies TableWords<'tools/greyscale-pdf'>;
