export default {
  'Protect PDF': 'PDFを保護',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'PDFをパスワードで暗号化したり、印刷やコピーを制限したりします。',
  protected: '保護済み',
  encrypt: 'pdf パスワード | パスワード付きpdf',
  lock: 'pdf パスワード 設定 | pdf 編集禁止',
  'add password': 'pdf 暗号化',
  'password protect': 'pdf ロック',
  'restrict printing': 'pdf パスワードをかける',
  'set password': 'pdf 印刷禁止',
  'stop printing': 'pdf コピー禁止',
  'prevent copying': 'pdf セキュリティ',
  'put password on pdf': 'pdf 鍵をかける',
  'Password to open the file': '開くパスワード',
  'correct horse battery staple': 'ことばを いくつか 並べた 長い合言葉',
  'Owner password': '権限パスワード',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    '下の制限なしでファイルを開けます。権限パスワードがないと、誰も制限を外せません。',
  'Allow printing': '印刷を許可',
  'Allow copying': 'コピーを許可',
  'Screen readers can always read the text.': 'スクリーンリーダーはいつでも文章を読めます。',
  'Allow changes': '変更を許可',
  'Editing, commenting, filling in forms and moving pages.': '編集、注釈、フォームへの入力、ページの移動。',
  'How strong is the protection?': '保護はどのくらい強力ですか？',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'PDF 2.0（リビジョン6）と同じAES-256で暗号化します。パスワードなしでは読めませんが、弱いパスワードは推測されることがあります。現在のPDFリーダーならすべて開けます。Acrobatはバージョン10（X）から対応しています。',
  'Do the restrictions really protect the file?': '制限は本当にファイルを守りますか？',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    '制限は「お願い」です。規格に従うPDFリーダーは守りますが、守らないものもあります。人に見られないようにできるのは、開くパスワードだけです。権限パスワードだけでは、誰でもファイルを開いて読めます。',
  'What if I forget the password?': 'パスワードを忘れたらどうなりますか？',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'ファイルは開けなくなります。ここにもどこにも、予備の鍵はありません。元のファイルを保管しておいてください。',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    '見えるものは何も変わりません。ページ、しおり、リンク、フォーム、添付ファイル、タグをコピーして暗号化します。電子署名は元のファイルでしか有効でないため、削除されます。',
} satisfies TableWords<'tools/protect-pdf'>;
