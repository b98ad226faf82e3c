export default {
  'Compare PDF': 'PDFを比較',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    '2つのPDFの違いをページごとに表示します。追加・削除された言葉と、見た目が違うページが分かります。',
  Compare: '比較',
  diff: 'pdf 比較 | 変更点 | 新旧比較',
  differences: 'pdf 差分 | 文書 比較 | pdf 比べる',
  'what changed': '差分 | 契約書 比較 | 間違い探し',
  'compare documents': 'pdf 違い | diff | 変更箇所',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    '画像として比較し、どのページかを結果に表示します。先に「スキャンを検索可能に（OCR）」で文字を付けることもできますが、読み間違えた言葉は変更箇所として表示されます。',
  'What do I get?': '結果として何が得られますか？',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    '違いのある全ページのレポートです。削除・追加された言葉と、見た目が違う部分の割合が分かります。見た目が違うページは薄い色で表示し、違いを赤で示します。すべて保存できます。',
  'What if pages were added or removed?': 'ページが追加・削除されているときは？',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    '位置が変わっていても、同じ文章のページどうしを比較します。残りは順番に比較します。片方にしかないページもレポートに載ります。',
  'Which file is which?': 'どちらが古い版になりますか？',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    '一覧の1つ目が古い版、2つ目が新しい版です。順番を入れ替えると逆になります。',
} satisfies TableWords<'tools/compare-pdf'>;
