export default {
  'Redact PDF': 'PDF 검게 가리기',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'PDF의 단어와 영역을 검게 가리고, 그 아래에 있던 것을 파일에서 완전히 제거합니다.',
  Redact: '검게 가리기',
  'Words to remove': '제거할 단어',
  'Every occurrence, however it is written. Separate several with semicolons.':
    '어떻게 쓰여 있든 나오는 곳마다 모두 제거합니다. 여러 개는 세미콜론으로 구분하세요.',
  'Ann Smith; 030 1234': '홍길동; 010-1234',
  'Email addresses': '이메일 주소',
  'Phone numbers': '전화번호',
  IBANs: 'IBAN',
  'International account numbers, such as DE89 3704…': 'DE89 3704…와 같은 국제 계좌 번호',
  'Card numbers': '카드 번호',
  'Dates of birth': '생년월일',
  'Dates next to words such as “born” or “date of birth”.':
    '“born”이나 “date of birth” 같은 단어 옆에 있는 날짜. 한국어 단어는 아직 알아보지 못합니다.',
  'National ID numbers': '국가 신분증 번호',
  'Social security, tax and identity numbers of 22 countries.':
    '22개국의 사회보장 번호, 납세자 번호, 신분증 번호. 주민등록번호는 아직 찾지 못합니다.',
  'Pattern (regular expression)': '패턴(정규 표현식)',
  'Keep these': '남겨 둘 것',
  'Box colour': '상자 색상',
  'Is it really removed?': '정말 제거되나요?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    '네. 영역 아래의 글자는 페이지 내용에서 제거되고, 이미지에서는 그 자리의 픽셀이 지워지고, 선과 도형은 영역의 경계에서 잘리고, 주석, 링크, 양식 입력란은 값까지 제거됩니다. 그런 다음 결과를 다른 프로그램인 PDFium으로 확인합니다. 영역 아래에서 글자가 하나라도 나오면 그 페이지를 통째로 이미지로 바꿉니다.',
  'What else is removed?': '그 밖에 무엇이 제거되나요?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    '그 단어가 아직 들어 있을 수 있는 모든 것입니다. 제목과 작성자, XMP, 페이지 축소판, 스크립트, 첨부 파일, 숨은 페이지 서식, 해당 페이지의 대체 텍스트, 파일의 이전 버전, 보이지 않는 내용, 그리고 책갈피에서 영역 아래에 있던 단어를 모두 제거합니다.',
  'When is a page turned into an image?': '페이지가 이미지로 바뀌는 것은 언제인가요?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    '일부만 제거할 수 없는 것이 있을 때입니다. 영역 밖에서도 온전히 보이지 않는 패턴, 영역까지 이어진 소프트 마스크, 코드가 어떤 글자인지 알려 주지 않는 글꼴이 그렇습니다. 그 페이지의 텍스트는 더는 검색할 수 없으며, 어느 페이지인지 결과에 표시됩니다. 나머지는 텍스트로 남습니다.',
  'Can it miss something?': '놓치는 것이 있을 수 있나요?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    '검색으로는 텍스트로 된 단어가 제거됩니다. 결과에서 이미지나 그림이 있는 페이지는 {0}페이지까지 OCR로 읽고, 거기서 아직 읽히는 단어를 알려 드립니다. 그 위에 영역을 그리세요. OCR은 단어를 잘못 읽어 놓칠 수도 있습니다. 스캔한 페이지라면 먼저 “스캔 PDF 텍스트 인식(OCR)”을 써도 됩니다. 그러면 읽은 단어를 찾을 수 있습니다. 개인정보는 모양과 검증 숫자로 찾습니다. 흔치 않은 방식으로 쓴 번호는 놓칠 수 있고, 개인정보처럼 생기기만 한 것을 찾을 수도 있습니다. 주민등록번호와 +82로 시작하지 않는 전화번호는 “제거할 단어”에 직접 입력하세요. 찾은 것을 남기려면 페이지에서 그것을 누르세요. 단어는 키보드로 치는 대로 입력하세요. 대소문자, 하이픈·작은따옴표·숫자의 종류, 악센트와 합자에 상관없이, 줄이나 페이지가 바뀌는 곳, 회전된 페이지, 주석과 양식 입력란에서도 찾습니다. 여러 조각으로 나뉘어 한 단어인지 확실하지 않은 것은 그대로 두고 결과에 알려 드립니다. 제거한 단어가 책갈피, 레이어 이름, 링크처럼 파일의 다른 곳에 아직 있으면 어디인지 결과에 표시됩니다. 글자가 무엇인지 파일에 나와 있지 않아 단어를 놓칠 수 있는 페이지도 표시됩니다. 공유하기 전에 결과를 확인하세요.',
  blackout: 'pdf 가리기 | 급여명세서 가리기',
  'hide text': 'pdf 검은칠 | pdf 블라인드',
  'remove text': 'pdf 먹칠',
  'remove name': 'pdf 글자 가리기',
  'cover text': 'pdf 개인정보 가리기',
  'white out': '개인정보 가리기',
  'remove email': '주민번호 가리기',
  'remove phone number': '주민등록번호 가리기',
  'personal data': 'pdf 이름 지우기',
  pii: 'pdf 글자 지우기',
  'blank out': 'pdf 텍스트 삭제',
  'remove iban': '전화번호 가리기',
  'remove account number': '계좌번호 가리기',
  'blank out words': 'pdf 마스킹',
  payslip: '개인정보 마스킹',
  'account number': 'pdf 내용 지우기',
} satisfies TableWords<'tools/redact-pdf'>;
