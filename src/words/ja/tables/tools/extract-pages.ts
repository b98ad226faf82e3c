export default {
  'Extract PDF pages': 'PDFのページを抽出',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'PDFのページを、好きな順で新しいPDFとして保存します。ほかのページの内容は何も残りません。',
  extracted: '抽出済み',
  'save pages': 'pdf ページ 抽出 | pdf 抜粋',
  'take pages': 'pdf 一部 保存 | pdf ページ 切り出し',
  'single pages': 'pdf 1ページだけ | pdf ページ 選択',
  'pull out pages': 'pdf 必要なページ | pdf 特定のページ',
  'some pages of pdf': 'pdf ページ 抜き出し',
  'one page of pdf': 'pdf 一部だけ',
  'one page only': 'pdf ページ 取り出し',
  'only some pages': 'pdf 1ページ 保存',
  'For example 1-3, 7, last. The new PDF has them in this order.': '例：1-3, 7, last。新しいPDFもこの順番になります。',
  'Are the other pages really gone?': 'ほかのページは本当に消えますか？',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'はい。新しいファイルには、選んだページに関わるものしか入りません。ほかのページの文字、画像、注釈、フォームの値、タグ、レイヤー、しおりは含まれません。文書のタイトルと作成者は残ります。',
  'What is kept with a page?': 'ページと一緒に何が残りますか？',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'ページ上のものはすべてそのまま残ります。文字、画像、フォント、注釈、フォームフィールドとその値、スクリーンリーダー用のタグ、レイヤー、ページラベル、Webへのリンク、抽出したほかのページへのリンク、そのページへのしおりです。文書に添付されたファイル、アーティクル、XFAフォーム、電子署名は削除されます。',
} satisfies TableWords<'tools/extract-pages'>;
