export default {
  'The language of the text. It starts as the language of your browser.': '文字的语言。默认是浏览器的语言。',
  'Second language': '第二种语言',
  'Third language': '第三种语言',
  'What does it load?': '会加载哪些内容？',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    '识别文字的程序 Tesseract，以及所选语言的数据。两者都来自本网站，需要时才加载。',
} satisfies TableWords<'options/reading-options'>;
