export default {
  'Compress PDF': 'PDFを圧縮',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'PDFファイルを、用途に合わせて、または指定したサイズ以下に小さくします。文字はテキストのまま残ります。',
  'downsize pdf': 'pdf 圧縮 | pdf 大きすぎる | スキャン 大きすぎる',
  'email pdf': 'pdf 軽くする | pdf 重い | pdf サイズダウン',
  'pdf too large': 'pdf 小さくする | pdf メール 添付',
  'resume too large': 'pdf 容量 減らす | pdf 軽量化',
  'scan too large': 'pdf サイズ 小さく | 履歴書 pdf 圧縮',
  'Screens (150 dpi)': '画面用（150 dpi）',
  'Print (220 dpi)': '印刷用（220 dpi）',
  'Smallest file (96 dpi)': '最小（96 dpi）',
  'No loss of image quality': '画質を落とさない',
  'Keep title, author and dates': 'タイトル・作成者・日付を残す',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'オフにすると削除されます。画面用では、サムネイルと編集用データは必ず削除されます。',
  'What makes the file smaller?': 'どうやって小さくしますか？',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'ページ上の大きさに対して細かすぎる画像を縮小し、JPEGで保存します。すべてのデータをより効率よく圧縮し、複数のページで使われるものは1つにまとめ、どのページにも出てこないフォントの文字など、使われていない部分を取り除きます。画像を置き換えるのは、10分の1以上小さくなるときだけです。',
  'What stays as it is?': '変わらないものは何ですか？',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    '文字、線、リンク、フォーム、しおり、タグです。ページを画像にすることはありません。ステンシルマスク、FAX、白黒のスキャン（CCITT、JBIG2）はすべてのピクセルを保ちます。ソフトマスクは画像と一緒に縮小しますが、ほかに劣化はありません。古いType 1フォントは、見た目が同じで小さいCFFになります。CMYK画像は、印刷用と画質を落とさない設定ではCMYKのまま、画面用ではRGBになります。',
  'What if it cannot be made smaller?': '小さくできないときはどうなりますか？',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    '元のファイルがそのまま結果になり、その旨が表示されます。元のファイルより大きくなることはありません。',
  'How does it get under a certain size?': 'どうやって指定したサイズ以下にしますか？',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'いくつかの画像の小さな見本から、全体でどこまで画質を保てるかを調べます。次に各画像をエンコードし、まだ大きすぎるときや、指定よりずっと小さいときは、一部をエンコードし直します。最低の画質でも収まらなければ、どこまで小さくできるかをお知らせします。',
} satisfies TableWords<'tools/compress-pdf'>;
