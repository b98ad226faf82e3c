export default {
  Size: '文字サイズ',
  'Add page numbers to PDF': 'PDFにページ番号を追加',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'PDFのページに、ページ番号、ヘッダー、フッターを追加します。',
  'Add numbers': '番号を追加',
  numbered: '番号付き',
  paginate: 'ページ番号 | フッター',
  'number pages': 'ページ番号 追加 | ベイツ番号',
  header: 'pdf ページ番号 | ページ番号を入れる',
  footer: 'ページ数 | 通し番号',
  bates: '番号を振る | page number',
  'page numbering': 'ノンブル',
  'page x of y': 'ヘッダー',
  '{page} is the page number and {pages} the last page number.':
    '{page}はページ番号、{pages}は最後のページの番号になります。',
  'Bottom centre': '中央下',
  'Top centre': '中央上',
  'First number': '最初の番号',
  'Pages to number': '番号を付けるページ',
  'For example 2- to skip the cover. Skipped pages still count.':
    '例：表紙を飛ばすなら2-。飛ばしたページも数に入ります。',
  'Where do the numbers go?': '番号はどこに入りますか？',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    '表示されるページの端から1 cmのところです。回転したページでも正しい向きになります。元の内容の上に書かれるので、空いている場所を選んでください。',
  'Can I write “Page 3 of 12”, or a header?': '「3 / 12」のような番号やヘッダーも付けられますか？',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'はい。「{page} / {pages}」のように、好きな文字を入れられます。{0}別の場所にもう1行追加するときは、結果に対してもう一度このツールを使ってください。',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    '何も変わりません。ページ、しおり、リンク、フォーム、タグはそのまま残り、スクリーンリーダーは番号を読み飛ばします。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/add-page-numbers'>;
