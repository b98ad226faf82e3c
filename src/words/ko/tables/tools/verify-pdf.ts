export default {
  'Check PDF signatures': 'PDF 서명 확인',
  'See who digitally signed a PDF, whether each signature is valid, and what was changed after it.':
    'PDF에 누가 디지털 서명을 했는지, 서명이 유효한지, 서명 뒤에 무엇이 바뀌었는지 봅니다.',
  'Check signatures': '서명 확인',
  'Whether the signed bytes are exactly those that were signed, whether the signature was made with the key of its certificate, whether it covers the file as it must, and whether each certificate was issued by the next one, as far as they are in the file. If the file has versions that came after a signature, the report says what they changed: page content, form values, comments, and more.':
    '서명된 바이트가 서명할 때와 똑같은지, 서명이 그 인증서의 키로 만들어졌는지, 서명이 파일을 제대로 포함하는지, 각 인증서를 다음 인증서가 발급했는지(파일에 들어 있는 범위에서) 확인합니다. 서명 뒤에 만들어진 버전이 파일에 있으면, 페이지 내용, 양식 값, 주석 등 무엇이 바뀌었는지 보고서에 나옵니다.',
  'What is not checked?': '무엇을 확인하지 않나요?',
  '{0} Certificates are not compared with a list of trusted authorities either. So a valid signature here means that the file is unchanged and that the owner of this certificate signed it. Compare the SHA-256 of the certificate with what the signer tells you, or ask a program with such a list who the owner is.':
    '{0} 인증서를 신뢰할 수 있는 기관의 목록과 대조하지도 않습니다. 따라서 여기서 유효한 서명이란, 파일이 바뀌지 않았고 이 인증서의 소유자가 서명했다는 뜻입니다. 인증서의 SHA-256을 서명한 사람이 알려 준 값과 비교하거나, 그런 목록이 있는 프로그램에서 소유자가 누구인지 확인하세요.',
  'What does “Changed after it was signed” mean?': '“서명한 뒤에 변경됨”은 무슨 뜻인가요?',
  'The signed version is still in the file, unchanged, but a later version shows something else. PDF allows that, and some attacks use it. The report lists the differences. Further signatures, and data for checking them, do not count as changes of the content.':
    '서명된 버전은 바뀌지 않고 파일에 남아 있지만, 그 뒤의 버전에는 다른 것이 보인다는 뜻입니다. PDF에서는 허용되는 일이며, 이를 이용하는 공격도 있습니다. 차이점은 보고서에 나옵니다. 추가 서명과, 서명을 확인하기 위한 데이터는 내용의 변경으로 치지 않습니다.',
  'Is the time of signing reliable?': '서명한 시각은 믿을 수 있나요?',
  'No. It is what the signer’s clock said. Only a timestamp from an authority would prove it, and timestamps are not checked here.':
    '아니요. 서명한 사람의 시계가 가리킨 시각입니다. 인증 기관의 타임스탬프만이 그것을 증명할 수 있는데, 여기서는 타임스탬프를 확인하지 않습니다.',
  'Which signatures are supported?': '어떤 서명을 지원하나요?',
  'Detached CMS and PAdES signatures (adbe.pkcs7.detached and ETSI.CAdES.detached) and adbe.pkcs7.sha1, with RSA (PKCS #1 v1.5 and PSS) or ECDSA (P-256, P-384 and P-521), and SHA-1, SHA-256, SHA-384 or SHA-512. SHA-1 is marked as weak. Others are listed as not checked.':
    '분리형 CMS와 PAdES 서명(adbe.pkcs7.detached와 ETSI.CAdES.detached), adbe.pkcs7.sha1을 지원하며, RSA(PKCS #1 v1.5와 PSS)나 ECDSA(P-256, P-384, P-521), SHA-1, SHA-256, SHA-384, SHA-512를 쓴 것이어야 합니다. SHA-1은 취약하다고 표시합니다. 다른 서명은 확인하지 않은 것으로 표시합니다.',
  'verify signature': '서명 확인 | pdf 진위 확인',
  'validate signature': 'pdf 서명 확인 | 누가 서명했는지',
  'signature validation': '전자서명 확인 | 인증서 확인',
  'who signed': '전자서명 검증 | 가짜 pdf',
  certificate: '서명 검증',
  pdfsig: '서명 유효성',
  tampered: '디지털 서명 확인',
  'is this pdf genuine': 'pdf 위조 확인',
  'fake pdf': 'pdf 위변조',
  forged: '위변조 확인',
} satisfies TableWords<'tools/verify-pdf'>;
