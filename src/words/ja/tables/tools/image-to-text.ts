export default {
  'Image to text (OCR)': '画像から文字認識（OCR）',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    '写真、スキャン、スクリーンショットの文字を読み取ります。12の言語に対応しています。',
  'Read text': '文字を読み取る',
  'photo to text': '画像 文字起こし | 画像から文字 | 文字起こし 画像',
  'extract text from image': '写真 文字起こし | スクショ 文字 抽出',
  'picture to text': '画像 テキスト化 | 画像 テキスト 抽出',
  'picture to words': 'ocr | 文字 読み取り',
  'copy text from image': '画像 文字 コピー | 写真 文字 読み取り',
  'read screenshot': '写真 テキスト | 画像 文字認識',
  'What can be read?': '何を読み取れますか？',
  'Printed text. Handwriting and very small letters are not read well.':
    '印刷された文字です。手書きや、とても小さな文字はうまく読み取れません。',
  'What if the text is in several languages?': '複数の言語が混ざっているときは？',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    '3つまで選べます。1行ごとにすべての言語を試すので時間がかかり、文章にない言語を選ぶと間違いが増えます。',
  'What is in the JSON?': 'JSONには何が入っていますか？',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'ブロック、段落、行、単語です。各単語には、画像内での位置（ピクセル）と認識の信頼度が付きます。構造はhOCRと同じです。',
} satisfies TableWords<'tools/image-to-text'>;
