export default {
  'Unlock PDF': 'PDF 잠금 해제',
  'Remove the password and restrictions from a PDF whose password you know.':
    '비밀번호를 아는 PDF에서 비밀번호와 제한을 제거합니다.',
  Unlock: '잠금 해제',
  unlocked: '잠금해제',
  'Do I need the password?': '비밀번호를 알아야 하나요?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    '네, 파일을 열 때 비밀번호를 묻는다면 알아야 합니다. 파일 옆에 입력하세요. 틀리면 페이지에 표시됩니다. 두 가지 비밀번호 중 어느 것이나 되고, 여러 파일의 비밀번호가 같으면 한 번만 입력하면 됩니다. 비밀번호 없이 열리지만 인쇄나 변경이 안 되는 파일에는 필요 없습니다.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    '암호화만 제거됩니다. 페이지, 텍스트, 이미지, 책갈피, 링크, 양식, 주석, 첨부 파일, 태그는 그대로 복사합니다. 디지털 서명은 원본 파일에서만 유효하므로 제거되고, 있었다면 결과에 표시됩니다.',
  'Which kinds of protection can it open?': '어떤 종류의 보호를 풀 수 있나요?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    '1994년의 40비트 RC4부터 오늘날의 AES-256까지, 비밀번호를 쓰는 모든 보호를 풀 수 있습니다. 인증서나 권한 관리 서비스로 잠근 파일은 열 수 없습니다.',
  'Can it find a forgotten password?': '잊어버린 비밀번호를 찾아 주나요?',
  'No. It does not guess passwords.': '아니요. 비밀번호를 추측하지 않습니다.',
  'Are passwords stored?': '비밀번호가 저장되나요?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    '아니요. 파일과 마찬가지로 이 페이지에만 머물고, 닫으면 사라집니다.',
  'remove password': 'pdf 비밀번호 해제 | pdf 보안 해제',
  decrypt: 'pdf 암호 해제 | pdf 인쇄 제한 해제',
  password: 'pdf 비밀번호 제거 | pdf 편집 제한 해제',
  unprotect: 'pdf 암호 제거 | pdf 인쇄 안됨',
  'remove restrictions': 'pdf 잠금 해제 | pdf 복사 제한 해제',
  'remove protection': 'pdf 잠금해제 | pdf 복호화',
  'open locked': 'pdf 비번 해제',
  'print restricted': 'pdf 비밀번호 풀기',
  'printing not allowed': 'pdf 암호 풀기',
} satisfies TableWords<'tools/unlock-pdf'>;
