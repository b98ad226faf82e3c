export default {
  'Split PDF': 'PDFを分割',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'PDFを、ページ範囲、ページ数、しおり、サイズごとに分けます。',
  separate: 'pdf 分割 | pdf 区切る',
  divide: 'pdf 分ける | pdf 複数に分ける',
  'cut pdf': 'pdf 1ページずつ | pdf ページごと 保存',
  'break up': 'pdf バラバラ | pdf カット',
  'one file per page': 'pdf 切り離す | pdf split',
  chop: 'pdf ページ 分割',
  burst: 'pdf 分割 保存',
  'Split by': '分割方法',
  'Number of pages': 'ページ数',
  'Page ranges': 'ページ範囲',
  Bookmarks: 'しおり',
  'File size': 'ファイルサイズ',
  'Pages in each file': '1ファイルのページ数',
  Ranges: '範囲',
  'One file for each, for example 1-3, 4-6, 7-.': '範囲ごとに1ファイルになります。例：1-3, 4-6, 7-',
  'Bookmark level': 'しおりの階層',
  '1 for the main chapters, 2 to include the level below.': '1なら主な章、2ならその下の階層も含みます。',
  'What is in each file?': '各ファイルには何が入りますか？',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'ページと、それに関わるものすべてです。ページ間のリンク、フォームフィールド、注釈、タグ、レイヤー、ページラベル、そのページへのしおりです。ほかのページの内容は何も入りません。文書に添付されたファイル、別のページに続くアーティクル、ソフトが独自に保存したデータ、XFAフォーム、電子署名は削除されます。',
  'How are the files named?': 'ファイル名はどうなりますか？',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    '元のファイル名に番号が付きます。しおりで分割したときは、しおりの名前も付きます。複数のファイルは1つのZIPで保存します。',
  'How does splitting by size work?': 'サイズで分割するとどうなりますか？',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    '1つのファイルに、収まるだけのページを入れます。1ページだけで上限を超えるときは、そのページだけのファイルになり、その旨が結果に表示されます。収めるための圧縮はしません。',
  'How do I specify ranges?': '範囲はどう指定しますか？',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    '例：1-3, 4-6, 7-。範囲ごとに1つのファイルになります。7-は最後のページまでです。',
} satisfies TableWords<'tools/split-pdf'>;
