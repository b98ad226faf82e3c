export default {
  'Delete PDF pages': 'PDFのページを削除',
  'Delete pages from a PDF and remove all their content from the file.':
    'PDFからページを削除し、その内容もファイルから完全に取り除きます。',
  Delete: '削除',
  shortened: 'ページ削除済み',
  'remove pages': 'pdf ページ 削除 | pdf ページ 抜く | 白紙ページ 削除',
  'drop pages': 'pdf ページ 消す | pdf 不要ページ | ページを消す',
  'erase pages': 'pdf いらないページ | pdf 1ページ 削除 | pdf ページ カット',
  'take out pages': 'ページ削除 | pdf ページ 取り除く | pdf delete page',
  'Pages to delete': '削除するページ',
  'Are deleted pages really gone?': '削除したページは本当に消えますか？',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'はい。新しいファイルには、残したページに関わるものしか入りません。削除したページの文字、画像、注釈、フォームの値、タグ、レイヤー、しおりは含まれません。多くのソフトはページを一覧から外すだけで、内容はファイルに残します。',
  'What happens to links to deleted pages?': '削除したページへのリンクはどうなりますか？',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'ページと一緒に削除されます。そこへ移動するしおりも同じです。ほかのリンク、しおり、フォームフィールド、タグ、ページラベル、文書に添付されたファイルは残ります。',
} satisfies TableWords<'tools/delete-pages'>;
