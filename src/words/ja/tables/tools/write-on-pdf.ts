export default {
  'Write on PDF': 'PDFに書き込み',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'PDFのページの好きな場所に、文字、チェック、バツ、日付、線、ハイライト、手書きを入れます。',
  Write: '書き込む',
  written: '書き込み済み',
  'add text to pdf': 'pdf 書き込み | pdf コメント',
  'type on pdf': 'pdf 文字 追加 | pdf メモ',
  'annotate pdf': 'pdf 文字入力 | pdf テキスト 追加',
  'highlight pdf': 'pdf 注釈',
  'draw on pdf': 'pdf マーカー',
  'tick box': 'pdf ハイライト',
  'cross out': 'pdf 手書き',
  'add date': 'pdf チェック 入れる',
  'fill in flat form': 'pdf 取り消し線',
  typewriter: 'pdf 日付 入れる',
  comment: 'pdf 記入',
  'mark up': 'pdf 文字を書く',
  'What you write becomes': '書き込みの保存方法',
  'Part of the page': 'ページの一部',
  Annotations: '注釈',
  'PDF readers can move and delete annotations. Not all programs print them.':
    '注釈はPDFリーダーで移動や削除ができます。印刷されないソフトもあります。',
  'Can I change the text that is in the file?': '元からある文章を変えられますか？',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'いいえ。ページに書き足すだけです。文章を変えるには、LibreOffice Drawでファイルを開いてください。文章を完全に消すには、「PDFを墨消し」を使ってください。',
  'Can I fill in a form that has no fields?': '入力欄のないフォームに記入できますか？',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'はい。そのためのツールです。「テキスト」を選び、書きたい場所をクリックまたはタップしてください。フィールドのあるフォームなら、欄に沿って入力できる「PDFフォームに入力」のほうが早く済みます。',
  'Part of the page, or annotations?': '「ページの一部」と「注釈」のどちらがいいですか？',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'ページの一部にすると、どこでも同じ見た目で、動きません。注釈は、ご自分でもほかの人でも、PDFリーダーで移動、変更、削除できます。',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0}ほかの文字が入っているときは、どの文字かをお知らせし、何も変更しません。',
  'Can I do it without a mouse?': 'マウスなしでできますか？',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'はい。「テキスト」や「チェック」などのボタンをキーボードで押すと、ページの中央に現れます。矢印キーで移動、Shift+矢印キーで大きさの変更、Deleteで削除ができます。マウス、ペン、指が必要なのは、手書きだけです。',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '何も変わりません。文字、しおり、リンク、フォーム、タグは残ります。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/write-on-pdf'>;
