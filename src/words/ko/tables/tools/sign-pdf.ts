export default {
  'Ink colour': '잉크 색상',
  'Add your signature to a PDF: drawn, typed or as an image, anywhere on the page.':
    '직접 그리거나, 입력하거나, 이미지로 넣은 서명을 PDF 어디에나 추가합니다.',
  Signature: '서명',
  Draw: '그리기',
  Type: '입력',
  Picture: '이미지',
  'A PNG with transparency looks best.': '투명한 PNG가 가장 보기 좋습니다.',
  Initials: '이니셜',
  Date: '날짜',
  '28 Nov 2026': '2026. 11. 28.',
  'Is this a digital signature?': '디지털 서명인가요?',
  'No. It is a visible signature: lines or an image on the page. It does not prove who signed, or that the file was not changed later. For that, use Sign PDF with a certificate.':
    '아니요. 페이지에 보이는 선이나 이미지로 된 서명입니다. 누가 서명했는지, 그 뒤로 파일이 바뀌지 않았는지는 증명하지 못합니다. 그런 용도에는 “인증서로 PDF 서명”을 쓰세요.',
  'Where does the signature go?': '서명은 어디에 들어가나요?',
  'To the bottom right of the last page, unless you drag it elsewhere. Press Place signature on any page to sign there too; initials and the date are placed the same way.':
    '다른 곳으로 끌어다 놓지 않으면 마지막 페이지의 오른쪽 아래에 들어갑니다. 다른 페이지에도 서명하려면 그 페이지에서 “서명 넣기”를 누르세요. 이니셜과 날짜도 같은 방법으로 넣습니다.',
  'Can I sign without a mouse or a finger?': '마우스나 손가락 없이 서명할 수 있나요?',
  'Yes: type your name and place it with the keyboard. It is written in an italic handwriting style. {0}':
    '네, 이름을 입력하고 키보드로 넣으세요. 손글씨처럼 기울어진 글꼴로 쓰입니다. {0}',
  'Can it be removed again?': '나중에 제거할 수 있나요?',
  'Yes, by someone who knows how, like anything drawn on a page. Existing digital signatures are removed, because they are only valid for the unchanged file.':
    '네, 페이지에 그린 다른 것과 마찬가지로 방법을 아는 사람은 제거할 수 있습니다. 이미 있던 디지털 서명은 바뀌지 않은 파일에서만 유효하므로 제거됩니다.',
  'Is my signature stored?': '서명이 저장되나요?',
  'No. It exists only on this page, and is gone when you leave it.':
    '아니요. 이 페이지에만 있고, 페이지를 떠나면 사라집니다.',
  signature: 'pdf 서명 | 전자 서명 | 이름 서명',
  esign: 'pdf 사인 | 온라인 서명 | 도장',
  'e-sign': 'pdf 싸인 | 계약서 서명',
  autograph: 'pdf 서명하기 | 계약서 사인',
  initials: 'pdf 서명 넣기 | 자필 서명',
  'electronic signature': 'pdf 사인 넣기 | pdf 도장 넣기',
  docusign: 'pdf 싸인 넣기 | pdf 도장 찍기',
  'put my name': '전자서명 | 도큐사인',
} satisfies TableWords<'tools/sign-pdf'>;
