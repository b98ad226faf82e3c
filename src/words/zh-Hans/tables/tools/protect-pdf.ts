export default {
  'Protect PDF': '加密 PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.': '用密码加密 PDF，或限制打印和复制。',
  protected: '已加密',
  encrypt: '加密 pdf | 防复制',
  lock: 'pdf 加密 | pdf 权限',
  'add password': 'pdf 加密码 | 文件加密',
  'password protect': '设置密码 | pdf 锁定',
  'restrict printing': '密码保护',
  'set password': '上锁',
  'stop printing': '禁止打印',
  'prevent copying': '禁止复制',
  'put password on pdf': '限制打印',
  'Password to open the file': '打开文件的密码',
  'correct horse battery staple': 'correct horse battery staple',
  'Owner password': '所有者密码',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    '用这个密码打开文件，不受下面的限制。没有所有者密码，谁也无法解除限制。',
  'Allow printing': '允许打印',
  'Allow copying': '允许复制',
  'Screen readers can always read the text.': '屏幕阅读器总能读取文字。',
  'Allow changes': '允许更改',
  'Editing, commenting, filling in forms and moving pages.': '编辑、批注、填写表单和移动页面。',
  'How strong is the protection?': '加密有多强？',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    '文件用 AES-256 加密，与 PDF 2.0（修订版 6）相同。没有密码就无法读取，但太弱的密码可能被猜中。现在的 PDF 阅读器都能打开这种文件，Acrobat 从 X 版起支持。',
  'Do the restrictions really protect the file?': '这些限制真能保护文件吗？',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    '限制只是一种请求：遵守标准的 PDF 阅读器会照做，其他的不会。只有打开文件的密码能挡住别人。只设所有者密码时，谁都能打开和阅读。',
  'What if I forget the password?': '忘了密码怎么办？',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    '那就再也打不开了：没有备用密钥，这里没有，别处也没有。请保留原文件。',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    '没有看得见的变化。页面、书签、链接、表单、附件和标签复制后加密。数字签名会移除，因为它只对原文件有效。',
} satisfies TableWords<'tools/protect-pdf'>;
