export default {
  'Check PDF signatures': 'PDFの署名を検証',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'PDFに誰が電子署名したか、署名が有効か、その後に何が変更されたかを確認します。',
  'Check signatures': '署名を検証',
  'verify signature': 'pdf 署名 検証 | 署名 有効',
  'validate signature': '署名 確認 | pdfsig',
  'signature validation': '電子署名 検証 | デジタル署名 検証',
  'who signed': 'pdf 署名 確認',
  certificate: '誰が署名',
  pdfsig: '証明書 確認',
  tampered: 'pdf 改ざん',
  'is this pdf genuine': '改ざん 確認',
  'fake pdf': 'pdf 本物',
  forged: '偽造 pdf',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    '署名されたバイト列が署名時とまったく同じか、証明書の鍵で署名されたか、必要な範囲をすべて含んでいるか、ファイルにある限りで各証明書が次の証明書から発行されたかを確認します。署名より後の版があれば、ページの内容、フォームの値、注釈など、何が変わったかをレポートに表示します。',
  'What is not checked?': '何が検証されませんか？',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0}証明書を、信頼できる認証局の一覧とも照合しません。ここでの「有効」は、ファイルが変更されておらず、その証明書の持ち主が署名したという意味です。証明書のSHA-256を署名者に確かめるか、一覧を持つソフトで持ち主を確認してください。',
  'What does “Changed after it was signed” mean?': '「署名後に変更あり」とは？',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    '署名された版は変わらずファイルに残っていますが、後の版では別の内容が表示されます。PDFの仕様で認められていますが、攻撃に使われることもあります。違いはレポートに表示されます。追加の署名と検証用のデータは、内容の変更に数えません。',
  'Is the time of signing reliable?': '署名の時刻は信頼できますか？',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    'いいえ。署名した人の時計の時刻です。証明できるのは認証局のタイムスタンプだけで、ここではタイムスタンプを検証しません。',
  'Which signatures are supported?': 'どの署名に対応していますか？',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    '分離型のCMS署名とPAdES署名（adbe.pkcs7.detached、ETSI.CAdES.detached）、adbe.pkcs7.sha1です。RSA（PKCS #1 v1.5、PSS）かECDSA（P-256、P-384、P-521）と、SHA-1、SHA-256、SHA-384、SHA-512に対応しています。SHA-1は「弱い」と表示されます。ほかの署名は「未検証」と表示されます。',
} satisfies TableWords<'tools/verify-pdf'>;
