export default {
  'Fill PDF form': 'PDF 양식 작성',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'PDF 양식의 입력란에 텍스트를 입력하고, 체크 상자를 선택하고, 항목을 고릅니다.',
  'Fill in and save': '작성하고 저장',
  filled: '작성',
  'Will other programs show what I fill in?': '작성한 내용이 다른 프로그램에서도 보이나요?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    '네. 값마다 보이는 모습이 파일에 저장되므로, 어떤 프로그램으로 열든 상관없습니다. 양식은 양식으로 남아 나중에 값을 바꿀 수 있습니다. 페이지의 일부로 만들려면 결과에 “PDF 평면화”를 쓰세요.',
  'The page says that my file has no form. Why?': '제 파일에 양식이 없다고 나옵니다. 왜 그런가요?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    '페이지에 선만 그어져 있고, 어디에 입력하는지는 파일에 지정되지 않은 양식도 있습니다. 그런 양식에는 “PDF에 쓰기”를 쓰세요. 페이지 어디에나 텍스트, 체크 표시, X표를 넣을 수 있습니다.',
  'Can I fill it in with the keyboard alone?': '키보드만으로 작성할 수 있나요?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    '네. Tab 키를 누르면 양식이 정한 순서대로 입력란을 옮겨 다닙니다. “목록으로 보기”를 켜면 모든 입력란이 이름과 함께 나열되어, 화면 읽기 프로그램이나 작은 화면에도 알맞습니다.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    '모두 쓸 수 있습니다. 라틴, 그리스, 키릴, 아르메니아, 조지아 문자는 여기서 그립니다. 한글, 한자, 아랍 문자, 히브리 문자 같은 다른 글자는 양식에 값으로 저장되고, 파일을 여는 PDF 뷰어가 그립니다. 어떤 글자가 그런지 알려 드립니다.',
  'What does not work?': '지원하지 않는 것은 무엇인가요?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    '양식의 스크립트는 실행하지 않으므로 합계가 계산되지 않습니다. 날짜, 시각, 숫자는 양식이 정한 형식으로 쓰며, 값이 맞지 않으면 알려 드립니다. XFA 양식은 일반 페이지만 보입니다. 디지털 서명은 원본 파일에서만 유효하므로 제거됩니다.',
  'fill in form': 'pdf 양식 작성 | pdf 빈칸 채우기',
  'fill out': 'pdf 양식 채우기 | pdf 폼 작성',
  'complete form': 'pdf 서식 작성 | pdf 체크박스',
  acroform: 'pdf 신청서 작성 | 양식 입력',
  'type on pdf form': '신청서 작성 | pdf 서류 작성',
  'form filler': 'pdf 입력 | pdf 기입',
  'fillable pdf': 'pdf에 입력하기',
} satisfies TableWords<'tools/fill-pdf-form'>;
