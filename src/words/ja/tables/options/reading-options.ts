export default {
  'The language of the text. It starts as the language of your browser.':
    'テキストの言語です。最初はブラウザの言語が選ばれています。',
  'Second language': '2つ目の言語',
  'Third language': '3つ目の言語',
  'What does it load?': '何を読み込みますか？',
  'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.':
    '文字を読み取るプログラムのTesseractと、選んだ言語のデータです。どちらもこのサイトから、必要なときだけ読み込みます。',
} satisfies TableWords<'options/reading-options'>;
