export default {
  Size: '文字サイズ',
  'Watermark PDF': 'PDFに透かしを追加',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    '「DRAFT」「COPY」などの文字を、PDFのページに斜めに入れます。',
  draft: 'pdf 透かし | pdf 文字入れ | 極秘 | pdf 背景 文字',
  confidential: 'pdf 透かし 追加 | 社外秘 | pdf コピー 透かし | 透かし文字 pdf',
  'text on pdf': 'pdf ウォーターマーク | 下書き | pdf スタンプ | pdf 透かし 入れ方',
  Draft: 'DRAFT',
  'Can a watermark be removed again?': '透かしを後で消すことはできますか？',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'はい。ページの上に置いた文字なので、方法を知っている人なら消せます。どんなファイルかを伝えるもので、ファイルを保護するものではありません。',
  'Where does the watermark go?': '透かしはどこに入りますか？',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    '各ページの左下から右上へ斜めに、元の内容に重ねて入ります。回転したページでも同じです。',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    '何も変わりません。文字は検索もコピーもでき、しおり、リンク、フォーム、タグは残ります。スクリーンリーダーは透かしを読み飛ばします。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/watermark-pdf'>;
