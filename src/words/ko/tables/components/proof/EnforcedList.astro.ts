export default {
  'Requests and uploads': '요청과 업로드',
  'Refused by the Content Security Policy, in every browser.':
    'Content Security Policy가 모든 브라우저에서 거부합니다.',
  'Other addresses, WebRTC and name lookups': '다른 주소, WebRTC, 이름 조회',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Connection-Allowlist가 Chromium 152 이상에서 거부합니다.',
  'Data hidden in addresses of our own server': '저희 서버의 주소에 숨긴 데이터',
  'Refused by Connection-Allowlist too, except for downloads.':
    '다운로드를 빼고는 이것도 Connection-Allowlist가 거부합니다.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>아직 확인하지 않음</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
