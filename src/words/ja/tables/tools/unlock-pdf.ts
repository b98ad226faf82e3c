export default {
  'Unlock PDF': 'PDFの保護を解除',
  'Remove the password and restrictions from a PDF whose password you know.':
    'パスワードの分かっているPDFから、パスワードと制限を外します。',
  Unlock: '解除',
  unlocked: '解除済み',
  'remove password': 'pdf パスワード 解除 | pdf コピー できない 解除',
  decrypt: 'pdf ロック 解除 | パスワード',
  password: 'pdf 保護 解除 | pdf 鍵 外す',
  unprotect: 'pdf 暗号化 解除 | pdf unlock',
  'remove restrictions': 'pdf パスワード 外す',
  'remove protection': 'pdf 制限 解除',
  'open locked': 'pdf 印刷できない',
  'print restricted': 'pdf パスワード 削除',
  'printing not allowed': 'pdf 編集 制限 解除',
  'Do I need the password?': 'パスワードは必要ですか？',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    '開くときにパスワードを求められるファイルなら必要です。ファイルの横に入力してください。間違っていれば表示されます。2種類のパスワードのどちらでもよく、同じパスワードのファイルが複数あれば、1回の入力で済みます。パスワードなしで開けて、印刷や変更だけができないファイルには必要ありません。',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    '外すのは暗号化だけです。ページ、文字、画像、しおり、リンク、フォーム、注釈、添付ファイル、タグはそのままコピーします。電子署名は元のファイルでしか有効でないため削除され、あったときは結果に表示されます。',
  'Which kinds of protection can it open?': 'どの種類の保護を解除できますか？',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    '1994年の40ビットRC4から現在のAES-256まで、パスワードを使うものすべてです。証明書や権利管理サービスで保護されたファイルは開けません。',
  'Can it find a forgotten password?': '忘れたパスワードを調べられますか？',
  'No. It does not guess passwords.': 'いいえ。パスワードの推測はしません。',
  'Are passwords stored?': 'パスワードは保存されますか？',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'いいえ。ファイルと同じくこのページの中だけにあり、閉じると消えます。',
} satisfies TableWords<'tools/unlock-pdf'>;
