export default {
  'Check PDF signatures': '检查 PDF 签名',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    '查看 PDF 由谁做了数字签名、每个签名是否有效，以及之后改了什么。',
  'Check signatures': '检查签名',
  'verify signature': '验证签名 | 真伪',
  'validate signature': '检查签名 | pdf 真假',
  'signature validation': '签名验证 | 假 pdf',
  'who signed': 'pdf 验签 | 伪造',
  certificate: '验签 | pdfsig',
  pdfsig: '谁签的',
  tampered: '证书',
  'is this pdf genuine': '数字签名验证',
  'fake pdf': '是否篡改',
  forged: '篡改',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    '签名覆盖的字节是否与签名时一致，签名是否由证书的密钥生成，是否按规定覆盖文件，以及每个证书是否由下一个证书颁发（只限文件里有的证书）。如果文件在签名之后还有新版本，报告会写明改了什么：页面内容、表单值、批注等。',
  'What is not checked?': '不会检查什么？',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0}也不会把证书与受信任机构的名单比对。所以这里的“有效”只表示文件没有改动，而且由证书持有者签名。请把证书的 SHA-256 与签名者告知的比对，或用有这种名单的程序查证持有者是谁。',
  'What does “Changed after it was signed” mean?': '“签名后有更改”是什么意思？',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    '签名时的版本仍在文件里，没有改动，但后来的版本显示了别的内容。PDF 允许这样，有些攻击就利用这一点。报告会列出差别。后来的签名和用于验证的数据不算内容更改。',
  'Is the time of signing reliable?': '签名时间可靠吗？',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    '不可靠，那只是签名者设备的时间。只有权威机构的时间戳才能证明，而这里不检查时间戳。',
  'Which signatures are supported?': '可以检查哪些签名？',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    '分离式 CMS 和 PAdES 签名（adbe.pkcs7.detached 和 ETSI.CAdES.detached）以及 adbe.pkcs7.sha1，使用 RSA（PKCS #1 v1.5 和 PSS）或 ECDSA（P-256、P-384 和 P-521），以及 SHA-1、SHA-256、SHA-384 或 SHA-512。SHA-1 会标为“较弱”。其他签名列为“未检查”。',
} satisfies TableWords<'tools/verify-pdf'>;
