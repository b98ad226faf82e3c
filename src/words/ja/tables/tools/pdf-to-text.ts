export default {
  'PDF to text': 'PDFをテキストに変換',
  'Save the text of a PDF as a plain text file.': 'PDFの文字を、プレーンテキストのファイルとして保存します。',
  'Extract text': 'テキストを抽出',
  'copy text': 'pdf テキスト 変換 | pdfから文字 | pdf 文字 取り出し',
  'get text from pdf': 'pdf 文字 コピー | pdf コピー できない | pdf to text',
  'extract text': 'pdf テキスト 抽出 | pdfをテキストに',
  txt: 'pdf txt | pdf 文章 抽出',
  'pdf to txt': 'pdf 文字 抽出 | テキスト抽出',
  'In which order is the text?': '文字はどの順番になりますか？',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'ファイルに入っている順に1行ずつ並び、ページの間には空行が入ります。段組みや表は見た目と違う順になることがあります。PDFに入っているのは文字の位置で、文章の流れではないからです。',
  'Are form fields and comments included?': 'フォームや注釈の文字も含まれますか？',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'はい。フォームの値やテキストボックスなど、ページに見えているものは含まれます。ノートのポップアップの文章は含まれません。',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    '画像なので文字は含まれず、どのページかが結果に表示されます。「スキャンを検索可能に（OCR）」なら、文字を読み取って保存したり、PDFを検索できるようにしたりできます。',
  'Why are some letters wrong?': '一部の文字が化けるのはなぜですか？',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'フォントがどの文字を表すのか書かれていないファイルがあります。そのようなファイルは、PDFリーダーでコピーしても同じように化けます。',
} satisfies TableWords<'tools/pdf-to-text'>;
