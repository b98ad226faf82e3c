export default {
  'Rotate PDF pages': 'PDFのページを回転',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'PDFのすべて、または一部のページを回転します。ほかは何も変わりません。',
  'rotate pdf': 'pdf 回転 | pdf 縦 横 変更 | pdf 上下逆 | スキャン 向き',
  'flip pdf': 'pdf 向き 変更 | pdf 回転 保存 | pdf 逆さま | pdf 横を縦に',
  'landscape to portrait pdf': 'pdf 横向き | pdf ページ 回転 | pdf 向き 直す | rotate pdf',
  '90° to the right': '右に90°',
  '90° to the left': '左に90°',
  'Upside down': '上下逆',
  'For example 1-3, 7, last; or odd, even, all.':
    '例：1-3, 7, last。odd（奇数）、even（偶数）、all（すべて）も使えます。',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'いいえ。各ページの回転情報だけを変え、内容はそのままコピーします。',
  'Can I rotate each page differently?': 'ページごとに違う向きにできますか？',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'はい。「PDFを整理」なら、全ページを見ながら1枚ずつ回転できます。',
} satisfies TableWords<'tools/rotate-pages'>;
