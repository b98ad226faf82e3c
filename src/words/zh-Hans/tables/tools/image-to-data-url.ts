export default {
  'Image to data URL': '图片转 Data URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    '把图片转成可粘贴到 HTML 或 CSS 的 Data URL (Base64)，并查看长度。',
  'Create data URL': '生成 Data URL',
  base64: 'base64 | 图片编码 | 图片转字符串',
  'data uri': '图片转 base64 | base64 图片 | 图片嵌入',
  'inline image': 'data uri | 内嵌图片 | 转 base64',
  'encode image': 'dataurl | 图片转代码',
  'embed image in css': 'data url | css 图片',
  Output: '输出',
  'Data URL only': '仅 Data URL',
  'HTML image': 'HTML 图片',
  'CSS background': 'CSS 背景',
  'Larger images are scaled down. Leave empty to keep the size.': '比这更大的图片会缩小。留空则保持原尺寸。',
  'When is a data URL a good idea?': '什么时候适合用 Data URL？',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    '适合几 kB 以内的小图片，可以省一次请求。文本比文件长三分之一，而且每个含有它的页面都要重新加载，所以大图片还是单独存成文件好。',
  'Is my image changed?': '图片会变吗？',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    '不改格式和宽度就不会：文本里的图片逐字节不变，只去掉位置等元数据，结果里会说明移除了什么。HEIC 等网页不能显示的格式会变成 JPEG 或 PNG。',
} satisfies TableWords<'tools/image-to-data-url'>;
