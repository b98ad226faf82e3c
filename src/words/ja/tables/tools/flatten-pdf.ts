export default {
  'Flatten PDF': 'PDFをフラット化',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'フォームフィールド、注釈、書き込みをPDFのページに統合し、編集できないようにします。',
  Flatten: 'フラット化',
  flat: 'フラット化済み',
  'make uneditable': 'pdf フラット化 | pdf レイヤー 統合 | flatten pdf',
  'not editable': 'pdf 編集できないように | フォーム 固定 | pdf 入力欄 消す',
  'burn in annotations': 'pdf 編集不可 | pdf 書き込み 固定',
  'print fields': 'pdf 統合 | pdf 編集禁止',
  'merge layers': '注釈 統合 | 注釈 焼き込み',
  'Comments and drawings too': '注釈と書き込みも統合',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'ハイライト、ノート、スタンプ、手書きです。オフにすると、フォームフィールドだけを統合します。',
  'Keep links clickable': 'リンクを残す',
  'Does it look the same?': '見た目は同じですか？',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'はい。今表示されている通りの見た目になります。値があるのに見た目が保存されていないフィールドはHelveticaで描画し、そのフォントにない文字は「?」になります。見た目が保存されていないボタン、チェックボックス、図形、テキストボックス、スタンプは、PDFリーダーの一般的な見た目で描画します。',
  'Are the pages turned into images?': 'ページは画像になりますか？',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'いいえ。フィールドの中も含めて、文字はテキストのまま残り、検索、選択、コピーができます。',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'フィールドには入力できなくなり、スクリプトもなくなります。ノートのポップアップの文章もなくなり、アイコンだけが残ります。非表示の注釈は削除されます。ページに添付されたファイル、音声、動画はそのまま残ります。電子署名は見た目だけになります。',
} satisfies TableWords<'tools/flatten-pdf'>;
