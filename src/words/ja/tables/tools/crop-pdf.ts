export default {
  'Crop PDF': 'PDFの余白を切り抜き',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'PDFの余白を切り落としたり、枠を描いて各ページの一部だけを表示したりできます。',
  'trim margins': 'pdf 余白 カット | pdf 白い部分 削除 | pdf 一部 切り出し',
  'cut margins': 'pdf トリミング | pdf 切り取り | pdf 枠',
  'crop pages': 'pdf 切り抜き | 白枠',
  margins: 'pdf 余白 削除 | pdf クロップ',
  'white borders': '余白 | pdf 余白 切る',
  'Crop by': '切り抜き方',
  'A box on the page': '枠を描く',
  Margins: '余白を指定',
  'For example 1-3, 7, last; or odd, even.': '例：1-3, 7, last。odd（奇数）、even（偶数）も使えます。',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'いいえ、隠れるだけです。PDFリーダーは枠の中だけを表示・印刷しますが、残りもファイルの中にあり、ソフトによっては元に戻せます。完全に消すには「PDFを墨消し」を使ってください。',
  'Which page is shown?': 'どのページが表示されますか？',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    '下に名前が出ているファイルの最初のページです。どのページも同じ割合で残ります。ポイントを選ぶと同じ長さで切り抜きますが、大きさの違うページでは別の範囲になります。',
  'Can I crop left and right pages differently?': '左右のページを別々に切り抜けますか？',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'はい、2回に分けてできます。先にoddで切り抜き、その結果をもう一度このツールで開いてevenで切り抜いてください。',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    '何も変わりません。文字、リンク、フォーム、しおり、タグは残ります。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/crop-pdf'>;
