export default {
  'Fill PDF form': 'PDFフォームに入力',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'PDFのフォームに、テキスト、チェック、選択肢を入力します。',
  'Fill in and save': '入力して保存',
  filled: '入力済み',
  'fill in form': 'pdf 入力 | acroform',
  'fill out': 'pdf フォーム 入力 | pdf 記入できない',
  'complete form': 'pdf 記入 | フォーム 記入',
  acroform: 'pdf 申請書 入力 | pdf 入力欄',
  'type on pdf form': 'pdf 書き込み フォーム | fillable pdf',
  'form filler': '入力フォーム pdf',
  'fillable pdf': 'pdf 文字入力',
  'Will other programs show what I fill in?': '入力した内容はほかのソフトでも表示されますか？',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'はい。値の見た目もファイルに保存するので、開くソフトに左右されません。フォームはフォームのままなので、後から値を変えられます。ページの一部にするには、結果に「PDFをフラット化」を使ってください。',
  'The page says that my file has no form. Why?': 'フォームがないと表示されるのはなぜですか？',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'ページに線を引いただけのフォームもあり、その場合、どこに書くかの情報がファイルにありません。「PDFに書き込み」を使えば、文字、チェック、バツをページの好きな場所に置けます。',
  'Can I fill it in with the keyboard alone?': 'キーボードだけで入力できますか？',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'はい。Tabキーで、フォームが決めた順に移動します。「一覧で表示」にすると、すべての項目がラベル付きで並び、スクリーンリーダーや小さな画面でも使いやすくなります。',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'すべて使えます。ラテン文字、ギリシャ文字、キリル文字、アルメニア文字、ジョージア文字はここで描画します。日本語、中国語、アラビア語、ヘブライ語、ヒンディー語など、ほかの文字の値はフォームに保存し、開いたPDFリーダーが描画します。どの文字がそうなるかはお知らせします。',
  'What does not work?': 'できないことはありますか？',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'フォームのスクリプトは動かないので、合計は計算されません。日付、時刻、数値はフォームが決めた書式で書き、値が合わないときはお知らせします。XFAフォームは、代替用のページしか表示されません。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/fill-pdf-form'>;
