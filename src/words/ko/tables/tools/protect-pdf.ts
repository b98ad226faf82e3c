export default {
  'Protect PDF': 'PDF 보호',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'PDF를 비밀번호로 암호화하거나, 인쇄와 복사를 제한합니다.',
  protected: '보호',
  'Password to open the file': '파일을 여는 비밀번호',
  'correct horse battery staple': '기린 우산 돌고래 자전거',
  'Owner password': '소유자 비밀번호',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    '아래 제한 없이 파일을 엽니다. 소유자 비밀번호가 없으면 아무도 제한을 풀 수 없습니다.',
  'Allow printing': '인쇄 허용',
  'Allow copying': '복사 허용',
  'Screen readers can always read the text.': '화면 읽기 프로그램은 항상 텍스트를 읽을 수 있습니다.',
  'Allow changes': '변경 허용',
  'Editing, commenting, filling in forms and moving pages.': '편집, 주석 달기, 양식 작성, 페이지 이동.',
  'How strong is the protection?': '얼마나 강하게 보호되나요?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'PDF 2.0(리비전 6) 방식의 AES-256으로 암호화합니다. 비밀번호 없이는 읽을 수 없지만, 약한 비밀번호는 다른 사람이 알아맞힐 수 있습니다. 최신 PDF 뷰어는 모두 이런 파일을 열고, Acrobat은 X 버전부터 엽니다.',
  'Do the restrictions really protect the file?': '제한이 정말 파일을 보호하나요?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    '제한은 요청일 뿐입니다. 표준을 따르는 PDF 뷰어는 지키지만 그렇지 않은 것도 있습니다. 다른 사람을 막아 주는 것은 비밀번호뿐입니다. 소유자 비밀번호만 설정하면 누구나 파일을 열어 읽을 수 있습니다.',
  'What if I forget the password?': '비밀번호를 잊으면 어떻게 되나요?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    '파일을 열 수 없습니다. 여기에도 다른 곳에도 예비 키는 없습니다. 원본 파일을 보관하세요.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    '눈에 보이는 것은 바뀌지 않습니다. 페이지, 책갈피, 링크, 양식, 첨부 파일, 태그를 복사하고 암호화합니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  encrypt: 'pdf 비밀번호 | pdf 비번 걸기',
  lock: 'pdf 암호 | pdf 인쇄 금지',
  'add password': 'pdf 비밀번호 설정 | pdf 복사 금지',
  'password protect': 'pdf 비밀번호 걸기 | pdf 복사 방지',
  'restrict printing': 'pdf 암호 설정 | pdf 패스워드 설정',
  'set password': 'pdf 암호 걸기 | pdf 인쇄 제한',
  'stop printing': 'pdf 잠금',
  'prevent copying': 'pdf 잠그기',
  'put password on pdf': 'pdf 암호화',
} satisfies TableWords<'tools/protect-pdf'>;
