export default {
  'Unlock PDF': '解锁 PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    '移除 PDF 的密码和限制，前提是你知道密码。',
  Unlock: '解锁',
  unlocked: '已解锁',
  'remove password': 'pdf 解密 | 取消限制',
  decrypt: '解锁 pdf | 解除加密',
  password: 'pdf 解锁 | 不能打印',
  unprotect: '去除密码 | 不能复制',
  'remove restrictions': '去密码 | 禁止打印',
  'remove protection': '取消密码 | pdf 破解',
  'open locked': 'pdf 去密码',
  'print restricted': '移除密码',
  'printing not allowed': '解除限制',
  'Do I need the password?': '需要密码吗？',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    '如果打开文件要密码，就需要。在文件旁输入即可，密码错误会有提示。两种密码用哪个都行，多个文件密码相同时只需输入一次。不用密码就能打开、只是不能打印或更改的文件则不需要。',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    '只移除加密。页面、文字、图片、书签、链接、表单、批注、附件和标签原样复制。数字签名会移除，因为它只对原文件有效；原来有签名时，结果里会说明。',
  'Which kinds of protection can it open?': '能打开哪些加密方式？',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    '凡是用密码的都可以，从 1994 年的 40 位 RC4 到今天的 AES-256。用证书或版权服务锁定的文件无法打开。',
  'Can it find a forgotten password?': '能找回忘记的密码吗？',
  'No. It does not guess passwords.': '不能。这个工具不会猜密码。',
  'Are passwords stored?': '密码会保存吗？',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    '不会。密码和文件一样只留在这个页面，关闭后就不再保留。',
} satisfies TableWords<'tools/unlock-pdf'>;
