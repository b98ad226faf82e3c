export default {
  'Sign PDF with a certificate': '証明書でPDFに署名',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    'ご自分の証明書でPDFに電子署名し、誰が署名したかを誰でも確認できるようにします。',
  'digitally sign': '電子署名 | 秘密鍵 署名',
  'certificate signature': 'デジタル署名 | デジタルid',
  pfx: '証明書 署名 | 電子契約',
  'qualified signature': 'pfx | certify pdf',
  'cryptographic signature': 'p12',
  'sign with key': 'pdf 電子署名',
  'certify pdf': '電子証明書',
  'digital id': 'マイナンバーカード 署名',
  'Key and certificate': '鍵と証明書',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    '.p12か.pfxファイル、または秘密鍵と証明書のPEMファイル。',
  'Password of the key, if any': '鍵のパスワード（あれば）',
  'Show it on a page': 'ページへの表示',
  No: 'しない',
  'First page': '最初のページ',
  'Last page': '最後のページ',
  'A box at the bottom right that says who signed, and when.': '誰がいつ署名したかを、右下の枠に表示します。',
  'Reason, if any': '理由（任意）',
  'Place, if any': '場所（任意）',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'RSA鍵の新しいパディング方式です。古いソフトでは検証できないことがあります。',
  'What kind of signature is this?': 'どんな署名ですか？',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'PAdESベースライン署名（B-B、ETSI.CAdES.detached）です。署名を検証できるPDFリーダーは、誰が署名したかと、その後に変更されたかを表示します。証明書が信頼されるかどうかは、発行元によります。',
  'Is my key safe?': '鍵は安全ですか？',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    '鍵とパスワードは、このページの中だけで読み込みます。保存されることはなく、読み込む部分にはネットワークへの接続がありません。ページを離れると消えます。',
  'Which keys work?': 'どの鍵が使えますか？',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    '.p12か.pfxファイル、またはPEMファイルに入った、RSA鍵とP-256、P-384、P-521のECDSA鍵です。ICカードやトークンの鍵はWebページでは使えません。',
  'Is there a timestamp?': 'タイムスタンプは付きますか？',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    'いいえ。タイムスタンプはサーバーから受け取るものですが、このページにはネットワークへの接続がありません。署名には端末の時刻が入りますが、証明にはなりません。証明書の期限が切れると、署名を受け付けないソフトもあります。',
  'What happens to existing signatures?': '元からある署名はどうなりますか？',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    '有効なままです。新しい署名はファイルの最後に追加され、それより前は1バイトも変わりません。作成者が署名の追加を許可していないファイルでは、その旨をお知らせします。暗号化されたファイルには、ここでは署名できません。',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
