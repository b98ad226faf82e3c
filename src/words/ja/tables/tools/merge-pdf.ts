export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'PDFファイルと写真を、好きな順で1つのPDFにまとめます。しおり、リンク、フォーム、レイヤーも残ります。',
  unite: 'pdf 結合 | pdf 合体 | 複数pdf 一つに',
  bind: 'pdf まとめる | pdf 統合 | pdf 追加',
  'add pdf to pdf': 'pdf 一つにする | pdf 連結 | pdf 結合 無料',
  'one pdf': 'pdf つなげる | pdf くっつける | pdf merge',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'すべてのページ、または範囲の一覧。1:1-3, 2:allなら、1つ目のファイルの1〜3ページと2つ目のすべてのページです。',
  'Page size for images': '画像のページサイズ',
  'Start each file on a right-hand page': '各ファイルを右ページから開始',
  'For double-sided printing.': '両面印刷用。',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'すべてのページがそのまま残ります。文字、画像、フォントはコピーし、圧縮し直すことはありません。しおり、リンク、フォームフィールドとその値、注釈、添付ファイル、ページラベル、レイヤー、スクリーンリーダー用のタグも残ります。タイトル、作成者、言語は最初のファイルのものになります。',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    '元のファイルでしか有効でない電子署名、XFAフォーム、ポートフォリオのファイル一覧表示、2つ目以降のファイルにソフトが独自に保存したデータです。これらがあったファイルは結果に表示されます。同じ名前のフォームフィールドがあるときは、混ざらないように後のものの名前を変えます。',
  'Can I choose pages from each file?': '各ファイルからページを選べますか？',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'はい。1-3, 7や10-1のようにファイルの横に入力するか、ページ表示を開いて選んでください。',
  'Can I add photos?': '写真も追加できますか？',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'はい。1枚が正しい向きで1ページになります。JPEG画像は再エンコードしません。PDFに入れられない形式は、高品質のJPEGにするか、劣化なしで保存します。TIFFは各ページがそのまま1ページになります。',
  'Can I merge password-protected files?': 'パスワード付きのファイルも結合できますか？',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'はい。ファイルの横にパスワードを入力してください。同じパスワードのファイルは一緒に開きます。結果は暗号化されません。',
  'How large can my files be?': 'どのくらい大きなファイルまで使えますか？',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    '大きなファイルは少しずつ読み、画像は読み込まずにコピーするので、何GBでも結合できます。必要なのは、結果を保存するディスクの空きだけです。',
} satisfies TableWords<'tools/merge-pdf'>;
