export default {
  'Repair PDF': 'PDFを修復',
  'Repair a damaged PDF: find its objects and pages again, remove what cannot be read, and see what was wrong.':
    '破損したPDFからオブジェクトとページを見つけ直し、読めないものを取り除き、どこが悪かったかを表示します。',
  Repair: '修復',
  repaired: '修復済み',
  fix: 'pdf 修復 | pdf 読み込めない',
  broken: 'pdf 開けない | pdf 復旧',
  corrupt: 'pdf 壊れた | 壊れたpdf',
  damaged: 'pdf 破損 | pdf 開かない',
  recover: 'pdf 復元 | pdf repair',
  'cannot open': 'pdf 直す',
  restore: 'pdf エラー',
  'What can be repaired?': '何を修復できますか？',
  'A wrong or missing list of objects, a file that was cut off, pages that nothing links to, a page tree that contradicts itself, objects that break the rules, streams with a wrong length or damaged data, and extra bytes at the start. Objects that cannot be read are removed. The result says what was found and how much was checked.':
    'オブジェクトの一覧の間違いや欠落、途中で切れたファイル、どこからも参照されていないページ、矛盾したページツリー、規則に反するオブジェクト、長さの誤りやデータの破損があるストリーム、先頭の余分なバイトです。読めないオブジェクトは取り除きます。何が見つかり、どこまで調べたかは結果に表示されます。',
  'What cannot be repaired?': '修復できないものは何ですか？',
  'Data that is missing from the file. If a file was cut off, the objects in its first part are saved; if there is no page among them, you are told so. Data that cannot be decompressed stays in the file as it is, and so do damaged images, damaged fonts and errors in what draws a page. The result says if there are any of these, except for fonts, which are not checked.':
    'ファイルに残っていないデータです。途中で切れたファイルは、残っている前半のオブジェクトを取り出します。その中にページがなければ、その旨をお知らせします。展開できないデータ、破損した画像やフォント、ページの描画命令の誤りは、そのまま残ります。フォントは調べませんが、それ以外は結果に表示されます。',
  'What if nothing is wrong?': '問題がないときは？',
  'Then the result says so. The file is rewritten anyway, with a correct list of objects and without unused parts. Some PDF readers are stricter than others, and this may be all they need.':
    '結果にそう表示されます。それでもファイルは、正しいオブジェクトの一覧で、使われていない部分を除いて書き直されます。PDFリーダーによっては判定が厳しいので、それだけで開けるようになることもあります。',
} satisfies TableWords<'tools/repair-pdf'>;
