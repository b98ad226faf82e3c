export default {
  'Remove PDF metadata': 'PDFのメタデータを削除',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'PDFから分かってしまう、作った人、日時、ソフトを確認し、削除します。中の写真の情報も削除できます。',
  sanitise: 'pdf メタデータ 削除 | pdf 作成者 消す | pdf 著者 削除',
  'clean pdf': 'pdf 作成者 削除 | pdf 情報 消す | pdf 履歴 削除',
  'author of pdf': 'pdf プロパティ 削除 | pdf サニタイズ | 作成者 消す',
  'delete author': 'pdf 個人情報 削除 | pdf 名前 消す プロパティ | pdf 隠し情報 削除',
  'Keep the title': 'タイトルを残す',
  'PDF readers show it, and screen readers say it first.':
    'PDFリーダーに表示され、スクリーンリーダーが最初に読み上げます。',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    '情報辞書とXMPにあるタイトル、作成者、件名、キーワード、ソフト、日付（文書、ページ、画像のもの）、ページのサムネイル、ソフトが独自に保存したデータ、コピーを見分ける識別子、JPEG写真の場所やカメラを含むEXIF、IPTC、コメントです。結果に一覧が出ます。',
  'Do the photos get worse?': '写真の画質は下がりますか？',
  'No. They are not re-encoded: only the metadata is removed.':
    'いいえ。再エンコードせず、メタデータだけを削除します。',
  'Are earlier versions of the file gone?': '以前の版は消えますか？',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'はい。多くのソフトは変更を後ろに足すだけなので、古い内容がファイルに残っています。新しいファイルには、今使われているものしか入りません。',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    '見えるものと使うものはすべて残ります。ページ、作成者名付きの注釈、フォームの値、リンク、しおり、添付ファイル、スクリーンリーダーが使う言語です。フォントの作者名も残ります。',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
