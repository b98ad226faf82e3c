export default {
  'Sign PDF with a certificate': '인증서로 PDF 서명',
  'Sign a PDF digitally with your own certificate, so that anyone can check who signed it.':
    '내 인증서로 PDF에 디지털 서명을 해서, 누가 서명했는지 누구나 확인할 수 있게 합니다.',
  'Key and certificate': '키와 인증서',
  'A .p12 or .pfx file, or PEM files with the private key and its certificates.':
    '.p12나 .pfx 파일, 또는 개인 키와 인증서가 든 PEM 파일.',
  'Password of the key, if any': '키 비밀번호(있으면)',
  'Show it on a page': '페이지에 표시',
  No: '표시 안 함',
  'First page': '첫 페이지',
  'Last page': '마지막 페이지',
  'A box at the bottom right that says who signed, and when.':
    '누가 언제 서명했는지 알려 주는 상자가 오른쪽 아래에 들어갑니다.',
  'Reason, if any': '이유(선택)',
  'Place, if any': '장소(선택)',
  'Newer padding for RSA keys, which some older programs cannot check.':
    'RSA 키에 쓰는 더 새로운 패딩입니다. 일부 오래된 프로그램은 확인하지 못합니다.',
  'What kind of signature is this?': '어떤 종류의 서명인가요?',
  'A PAdES baseline signature (B-B, ETSI.CAdES.detached). PDF readers that check signatures show who signed, and whether the file was changed after that. Whether they trust your certificate depends on who issued it.':
    'PAdES 기본 서명(B-B, ETSI.CAdES.detached)입니다. 서명을 확인하는 PDF 뷰어는 누가 서명했는지, 그 뒤로 파일이 바뀌었는지 보여 줍니다. 인증서를 신뢰할지는 누가 발급했는지에 달려 있습니다.',
  'Is my key safe?': '제 키는 안전한가요?',
  'The key and its password are read on this page only. They are never stored, and the part of the page that reads them has no network access. They are gone when you leave the page.':
    '키와 비밀번호는 이 페이지에서만 읽습니다. 절대 저장하지 않으며, 키를 읽는 부분은 네트워크에 접근할 수 없습니다. 페이지를 떠나면 사라집니다.',
  'Which keys work?': '어떤 키를 쓸 수 있나요?',
  'RSA keys, and ECDSA keys on P-256, P-384 and P-521, in a .p12 or .pfx file or in PEM files. Keys on smart cards and tokens cannot be used on a web page.':
    '.p12나 .pfx 파일 또는 PEM 파일에 든 RSA 키와, P-256, P-384, P-521의 ECDSA 키를 쓸 수 있습니다. 스마트카드나 보안 토큰에 든 키는 웹 페이지에서 쓸 수 없습니다.',
  'Is there a timestamp?': '타임스탬프가 있나요?',
  'No. A timestamp comes from a server, and this page has no network access. The signature states the time of your device, which proves nothing. When your certificate expires, programs may no longer accept the signature.':
    '아니요. 타임스탬프는 서버에서 받아야 하는데, 이 페이지는 네트워크에 접근할 수 없습니다. 서명에는 기기의 시각이 적히지만 이는 아무것도 증명하지 못합니다. 인증서가 만료되면 서명을 더는 받아들이지 않는 프로그램도 있습니다.',
  'What happens to existing signatures?': '이미 있는 서명은 어떻게 되나요?',
  'They stay valid: the new signature is added at the end of the file, and everything before it stays byte for byte the same. If the author of the file does not allow further signatures, you are told so. Encrypted files cannot be signed here.':
    '그대로 유효합니다. 새 서명은 파일 끝에 추가되고, 그 앞은 바이트 하나 바뀌지 않습니다. 파일 작성자가 추가 서명을 허용하지 않았다면 그렇다고 알려 드립니다. 암호화된 파일에는 여기서 서명할 수 없습니다.',
  'digitally sign': '인증서 서명 | pdf 인증',
  'certificate signature': 'pdf 디지털 서명 | 디지털 서명 추가',
  pfx: 'pdf 전자서명 인증서 | 전자서명 인증서',
  'qualified signature': '공인인증서 서명 | 개인키 서명',
  'cryptographic signature': '공동인증서 서명 | 디지털 id',
  'sign with key': '인증서로 서명',
  'certify pdf': 'pfx',
  'digital id': 'p12',
} satisfies TableWords<'tools/digitally-sign-pdf'>;
