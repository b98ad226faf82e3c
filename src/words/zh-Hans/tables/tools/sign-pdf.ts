export default {
  'Ink colour': '墨水颜色',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    '在 PDF 的任何位置加上签名：手写、输入或用图片。',
  signature: '签名 | 签合同',
  esign: 'pdf 签名 | 签署',
  'e-sign': '电子签名 | 在线签名',
  autograph: '签字 | docusign',
  initials: 'pdf 签字 | 签名图片',
  'electronic signature': '手写签名 | esign',
  docusign: '电子签 | 盖章',
  'put my name': '加签名',
  Signature: '签名',
  Draw: '手写',
  Type: '输入',
  Picture: '图片',
  'A PNG with transparency looks best.': '带透明的 PNG 效果最好。',
  Initials: '缩写签名',
  Date: '日期',
  '28 Nov 2026': '2026/11/28',
  'Is this a digital signature?': '这是数字签名吗？',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    '不是。这是看得见的签名：页面上的线条或图片。它不能证明是谁签的，也不能证明文件后来没有改动。如需证明，请用“PDF 证书签名”。',
  'Where does the signature go?': '签名放在哪里？',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    '放在最后一页的右下角，可以拖到别处。在任何一页点“放置签名”，就会在那一页也签上；缩写签名和日期也是这样放置。',
  'Can I sign without a mouse or a finger?': '可以不用鼠标或手指签名吗？',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    '可以：输入姓名，用键盘放置。签名为斜体手写风格。{0}',
  'Can it be removed again?': '签名可以再去掉吗？',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    '懂技术的人可以，页面上的任何图形都一样。已有的数字签名会移除，因为它只对没有改动的文件有效。',
  'Is my signature stored?': '签名会保存吗？',
  'No. It exists only on this page, and is gone when you leave it.': '不会。签名只在这个页面里，离开就没有了。',
} satisfies TableWords<'tools/sign-pdf'>;
