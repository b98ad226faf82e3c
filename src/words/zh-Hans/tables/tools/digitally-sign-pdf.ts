export default {
  'Sign PDF with a certificate': 'PDF 证书签名',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    '用自己的证书给 PDF 做数字签名，任何人都能验证是谁签的。',
  'digitally sign': '数字签名 | 密钥签名',
  'certificate signature': '证书签名 | 认证 pdf',
  pfx: 'pdf 数字签名 | 数字证书',
  'qualified signature': '电子签章 | ca 证书签名',
  'cryptographic signature': 'pfx | 电子签名',
  'sign with key': 'p12 | usbkey 签名',
  'certify pdf': '合格签名',
  'digital id': '加密签名',
  'Key and certificate': '密钥和证书',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    '.p12 或 .pfx 文件，或含私钥及其证书的 PEM 文件。',
  'Password of the key, if any': '密钥的密码（如有）',
  'Show it on a page': '在页面上显示',
  No: '不显示',
  'First page': '第一页',
  'Last page': '最后一页',
  'A box at the bottom right that says who signed, and when.': '在右下角的框里写明谁在何时签名。',
  'Reason, if any': '原因（可不填）',
  'Place, if any': '地点（可不填）',
  'Newer padding for RSA keys, which some older programs cannot check.': 'RSA 密钥的新填充方式，一些旧程序无法验证。',
  'What kind of signature is this?': '这是哪种签名？',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'PAdES 基线签名（B-B，ETSI.CAdES.detached）。能检查签名的 PDF 阅读器会显示是谁签的，以及之后文件是否改动过。它们是否信任你的证书，取决于颁发者。',
  'Is my key safe?': '密钥安全吗？',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    '密钥和密码只在这个页面读取，从不保存，读取它们的程序也不能联网。离开页面后就不再存在。',
  'Which keys work?': '哪些密钥可以用？',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    '.p12、.pfx 或 PEM 文件里的 RSA 密钥，以及 P-256、P-384 和 P-521 的 ECDSA 密钥。智能卡和令牌里的密钥无法在网页上使用。',
  'Is there a timestamp?': '有时间戳吗？',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    '没有。时间戳要从服务器获取，而这个页面不能联网。签名里写的是设备的时间，不能作为证明。证书过期后，程序可能不再认可签名。',
  'What happens to existing signatures?': '已有的签名会怎样？',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    '仍然有效：新签名加在文件末尾，之前的内容一个字节都不变。如果文件作者不允许再签名，页面会提示。已加密的文件不能在这里签名。',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
