export default {
  'Organise PDF': 'PDFを整理',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'PDFの全ページを見ながら、移動、回転、複製、削除ができます。ほかのPDFのページや写真も追加できます。',
  organised: '整理済み',
  reorder: 'pdf 並べ替え | pdf ページ 差し替え',
  reorganise: 'pdf ページ 入れ替え',
  'swap pages': 'pdf 順番 変更',
  rearrange: 'pdf ページ 移動',
  'sort pages': 'pdf 整理',
  'move pages': 'pdf ページ 追加',
  'page order': 'pdf ページ 挿入',
  'insert pages': 'pdf ページ 複製',
  'add page to pdf': 'pdf ページ 順序',
  'duplicate pages': 'pdf 編集 ページ',
  'edit pages': 'ページ 入れ替え',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    '順番を入力することもできます。3, 1-2なら3ページ目が先頭になり、4@90なら4ページ目を右に回転します。複数のファイルでは、2:1が2つ目のファイルの1ページ目です。',
  'How do I move pages?': 'ページを移動するには？',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'ドラッグしてください。タッチ画面では、隅の点を使います。ページを選んで、上のボタンを使うこともできます。Shiftを押しながら選ぶと、範囲で選べます。',
  'How do I insert pages from another PDF, or a photo?': 'ほかのPDFのページや写真を入れるには？',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    '入れたい場所の前のページを選んで「この後に挿入」を押すか、ファイルをドロップしてください。ページを選んでいなければ、最後に追加されます。写真は、その写真と同じ大きさの1ページになります。',
  'Can I use the keyboard?': 'キーボードで使えますか？',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'はい。矢印キーでページを移動し、スペースで選択、Shift+矢印で複数選択、Alt+矢印で移動、Rで右に回転、Shift+Rで左に回転、Dで複製、Deleteで削除、Ctrl+Z（MacではCmd+Z）で元に戻します。',
  'What happens to links, bookmarks and forms?': 'リンク、しおり、フォームはどうなりますか？',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'ページと一緒に移動します。リンクとしおりは移動先のページを指し、フォームフィールドの値、タグ、レイヤー、ページラベルは残ります。削除したページだけに関わるものは、新しいファイルには入りません。フォームフィールドのあるページを複製すると、複製側のフィールドには新しい名前が付きます。',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'いいえ。ページはそのままコピーします。小さなプレビューは表示用です。',
} satisfies TableWords<'tools/organise-pdf'>;
