export default {
  'Image to text (OCR)': '图片转文字 (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.': '识别照片、扫描件或截图里的文字，共 12 种语言。',
  'Read text': '识别文字',
  'photo to text': '图片转文字 | 截图转文字 | 复制图片文字',
  'extract text from image': '图片识别文字 | 识图',
  'picture to text': '文字识别 | ocr',
  'picture to words': '照片转文字 | 拍照取字',
  'copy text from image': '提取图片文字 | 扫描识别文字',
  'read screenshot': '图片提取文字 | 截图识别',
  'What can be read?': '可以识别什么？',
  'Printed text. Handwriting and very small letters are not read well.': '印刷文字。手写字和很小的字识别效果不好。',
  'What if the text is in several languages?': '文字里有几种语言怎么办？',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    '最多可选三种。程序会对每一行逐种尝试，所以更慢；如果选了文字里没有的语言，出错会更多。',
  'What is in the JSON?': 'JSON 里有什么？',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    '块、段落、行和词，每个词都带有在图片里的位置（像素）和识别可信度。结构与 hOCR 相同。',
} satisfies TableWords<'tools/image-to-text'>;
