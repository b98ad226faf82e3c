export default {
  'PDF to Markdown': 'PDFをMarkdownに変換',
  'Turn a PDF into Markdown, HTML or a Word document, with its headings, lists, tables, links, notes and images.':
    'PDFを、見出し、リスト、表、リンク、脚注、画像も含めて、Markdown、HTML、Word文書に変換します。',
  'pdf to md': 'pdf markdown | 読み上げ順',
  markdown: 'pdf マークダウン',
  'pdf to html': 'pdf md',
  'pdf to web page': 'pdf html',
  'pdf for chatgpt': 'pdf html 変換',
  'pdf for ai': 'pdf webページ',
  'reading order': 'pdf chatgpt',
  'extract tables': 'pdf ai 読み込み',
  'pdf table to text': 'pdf 表 抽出',
  reflow: 'pdf 表 テキスト',
  'pdf for llm': 'pdf llm',
  HTML: 'HTML',
  'Word document': 'Word文書',
  'How are headings and tables found?': '見出しや表はどうやって見つけますか？',
  'Some PDFs contain tags, which screen readers use. Then the tags say what is a heading, a list or a table, and in which order to read. Other PDFs are read by their layout: white space separates columns, large or bold letters mark headings, and lines or aligned text make tables. The result says which way was used.':
    'スクリーンリーダー用のタグが入っているPDFでは、見出し、リスト、表、読む順番をタグから判断します。それ以外はレイアウトから読み取ります。余白は段組みの区切り、大きい字や太字は見出し、線やそろった文字は表と見なします。どちらを使ったかは結果に表示されます。',
  'Can it get things wrong?': '間違えることはありますか？',
  'Yes, most often in PDFs without tags: tables without lines, merged cells, text around images, and formulas. Check the result against the pages before you use it.':
    'はい。特にタグのないPDFで、線のない表、結合されたセル、画像の周りの文章、数式などを間違えることがあります。使う前にページと見比べてください。',
  'What is missing from the result?': '結果に含まれないものは？',
  'Page numbers, lines that repeat at the top or bottom of pages, drawings, colours and fonts. Filled-in form fields and text boxes are included.':
    'ページ番号、ページの上や下で繰り返される行、図形、色、フォントです。入力済みのフォームフィールドとテキストボックスは含まれます。',
  'Markdown and HTML refer to image files, which you get beside the text. Save everything as a ZIP and unpack it into one folder, and the text shows its images. A Word document contains its images.':
    'MarkdownとHTMLでは、画像は文章とは別のファイルになります。まとめてZIPで保存し、1つのフォルダに解凍すると、文章に画像が表示されます。Word文書には画像が入ります。',
  'A scanned page is an image without text, so nothing on it is in the result. The result lists these pages. Read them with Make a scan searchable (OCR), which can also save Markdown.':
    'スキャンしたページは文字のない画像なので、その内容は結果に入りません。どのページかは結果に表示されます。「スキャンを検索可能に（OCR）」で読み取ってください。Markdownでも保存できます。',
  'What does “text that you cannot see” mean?': '「見えない文字」とは何ですか？',
  'Text that is invisible, tiny, or white on white. It is part of the PDF, so it is in the result too, and programs such as chatbots will read it. The result lists the pages that have some.':
    '透明な文字、とても小さな文字、白地に白い文字です。PDFの一部なので結果にも入り、チャットボットなどのプログラムにも読まれます。そのような文字のあるページは結果に表示されます。',
} satisfies TableWords<'tools/pdf-to-markdown'>;
