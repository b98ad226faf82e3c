export default {
  'Edit PDF metadata': 'PDFのメタデータを編集',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'PDFのタイトル、作成者、件名、キーワード、言語、日付を確認し、変更できます。',
  'Save changes': '変更を保存',
  'pdf properties': 'pdf プロパティ | pdf 情報 編集 | pdf 作成日 変更',
  'pdf title': 'pdf タイトル 変更 | 作成者 | pdf 著者',
  author: 'pdf 作成者 変更 | キーワード | pdf 文書情報',
  keywords: 'pdf メタデータ | pdf プロパティ 編集 | pdf タイトル',
  'Where is this metadata stored?': 'メタデータはどこに保存されていますか？',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'PDFのメタデータは、情報辞書とXMPデータの2か所に保存されています。片方しか変えないソフトが多く、その場合はどちらが表示されるか分かりません。このツールは両方に同じ内容を書きます。',
  'What happens to a field that I don’t change?': '変更しなかった項目はどうなりますか？',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    '各ファイルでそのまま残ります。空にした項目は削除されます。複数のファイルがあるときは、変更がすべてに適用されます。',
  'Is the old metadata still in the file?': '古いメタデータはファイルに残りますか？',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'いいえ。ファイルは、使われているものだけで書き直されるので、以前の版はメタデータごとなくなります。ページ、リンク、フォーム、しおり、タグは残ります。電子署名は元のファイルでしか有効でないため、削除されます。',
  'What is the language for?': '言語は何のためですか？',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'スクリーンリーダーが文章を正しく読み上げるために必要です。ja、en、pt-BRのようなコードで入力してください。「ファイル名ではなくタイトルを表示」と並んで、アクセシビリティの確認で最初に求められるものの1つです。',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
